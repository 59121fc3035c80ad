#include "server/api/negotiation.h"

#include <optional>
#include <string>

#include "server/api/text.h"

namespace engawa::server {
namespace {

constexpr int kMost = 1000;

// A weight as "0.5", in thousandths; what is not one counts for nothing.
int read_weight(std::string_view text) {
    if (text.empty() || text.size() > 5 || (text[0] != '0' && text[0] != '1')) return 0;
    if (text.size() > 1 && text[1] != '.') return 0;
    int weight = (text[0] - '0') * kMost;
    int unit = kMost / 10;
    for (const char digit : text.substr(std::min<std::size_t>(2, text.size()))) {
        if (digit < '0' || digit > '9') return 0;
        weight += (digit - '0') * unit;
        unit /= 10;
    }
    return std::min(weight, kMost);
}

struct Weighed {
    std::string name;
    int weight = kMost;
};

// "gzip;q=0.5"
Weighed read_weighed(std::string_view item) {
    Weighed read{small_letters(take_item(item, ';')), kMost};
    while (!item.empty()) {
        const std::string parameter = small_letters(take_item(item, ';'));
        if (parameter.starts_with("q=")) {
            read.weight = read_weight(std::string_view{parameter}.substr(2));
        }
    }
    return read;
}

}  // namespace

Encoding choose_encoding(std::string_view accept, bool gzip, bool brotli) {
    std::optional<int> plain_weight;
    std::optional<int> gzip_weight;
    std::optional<int> brotli_weight;
    std::optional<int> other_weight;
    while (!accept.empty()) {
        const Weighed item = read_weighed(take_item(accept, ','));
        if (item.name == "identity") plain_weight = item.weight;
        if (item.name == "gzip" || item.name == "x-gzip") gzip_weight = item.weight;
        if (item.name == "br") brotli_weight = item.weight;
        if (item.name == "*") other_weight = item.weight;
    }
    const int for_brotli = brotli ? brotli_weight.value_or(other_weight.value_or(0)) : 0;
    const int for_gzip = gzip ? gzip_weight.value_or(other_weight.value_or(0)) : 0;
    // Named by nobody, the plain form is liked least, but always there.
    const int for_plain = plain_weight.value_or(0);
    if (for_brotli > 0 && for_brotli >= for_gzip && for_brotli >= for_plain)
        return Encoding::Brotli;
    if (for_gzip > 0 && for_gzip >= for_plain) return Encoding::Gzip;
    return Encoding::Plain;
}

bool names_etag(std::string_view if_none_match, std::string_view etag) {
    while (!if_none_match.empty()) {
        std::string_view item = take_item(if_none_match, ',');
        if (item == "*") return true;
        if (item.starts_with("W/")) item.remove_prefix(2);  // compared weakly, as RFC 9110 says
        if (item == etag) return true;
    }
    return false;
}

}  // namespace engawa::server
