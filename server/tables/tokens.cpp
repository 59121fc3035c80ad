#include "server/tables/tokens.h"

#include <sodium.h>

#include <array>

namespace engawa::server {
namespace {

template <std::size_t Bytes>
std::string random_text() {
    std::array<unsigned char, Bytes> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string text(sodium_base64_ENCODED_LEN(Bytes, kVariant), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kVariant);
    text.resize(text.find('\0'));
    return text;
}

}  // namespace

Result<Done> open_randomness() {
    if (sodium_init() >= 0) return kDone;
    return error("no_randomness", "the system gives no random numbers");
}

std::string make_token() { return random_text<32>(); }

std::string make_table_id() {
    constexpr std::string_view kLetters = "abcdefghjkmnpqrstuvwxyz23456789";
    std::string id = "t";
    while (id.size() < 12) id += kLetters[randombytes_uniform(kLetters.size())];
    return id;
}

std::string make_code() {
    constexpr int kWords = 3;
    std::string code;
    for (int word = 0; word < kWords; ++word) {
        code += (code.empty() ? "" : "-") + std::to_string(randombytes_uniform(256));
    }
    return code;
}

ChanceKey make_key() {
    ChanceKey key{};
    randombytes_buf(key.data(), sizeof key);
    return key;
}

Digest digest_of(std::string_view token) {
    Digest digest{};
    crypto_generichash(digest.data(), digest.size(),
                       reinterpret_cast<const unsigned char*>(token.data()), token.size(), nullptr,
                       0);
    return digest;
}

bool same(const Digest& one, const Digest& other) {
    return sodium_memcmp(one.data(), other.data(), one.size()) == 0;
}

}  // namespace engawa::server
