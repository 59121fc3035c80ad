#include "server/api/site.h"

#include <utility>

#include "server/api/addresses.h"
#include "server/api/negotiation.h"
#include "server/api/text.h"

namespace engawa::server {
namespace {

bool only_reads(std::string_view method) { return method == "GET" || method == "HEAD"; }

// "http://host/path" is the same as "/path" with that host (RFC 9112, 3.2.2).
void split_absolute(std::string_view& target, std::string_view& host) {
    constexpr std::string_view kScheme = "http://";
    if (small_letters(target.substr(0, kScheme.size())) != kScheme) return;
    const std::string_view rest = target.substr(kScheme.size());
    const auto slash = rest.find('/');
    host = rest.substr(0, slash);
    target = slash == std::string_view::npos ? "/" : rest.substr(slash);
}

Answer well() {
    Answer answer;
    answer.type = "text/plain; charset=utf-8";
    answer.cache = "no-store";
    answer.body = "ok\n";
    return answer;
}

Answer file_answer(const File& file, const Request& request) {
    const Encoding encoding =
        choose_encoding(request.accept_encoding, file.gzip.exists(), file.brotli.exists());
    const Form& form = encoding == Encoding::Brotli ? file.brotli
                       : encoding == Encoding::Gzip ? file.gzip
                                                    : file.plain;
    Answer answer;
    answer.etag = form.etag;
    answer.varies = file.gzip.exists() || file.brotli.exists();
    answer.cache = file.immutable ? "public, max-age=31536000, immutable" : "no-cache";
    if (names_etag(request.if_none_match, form.etag)) {
        answer.status = 304;
        return answer;
    }
    answer.type = file.type;
    answer.encoding = encoding == Encoding::Brotli ? "br"
                      : encoding == Encoding::Gzip ? "gzip"
                                                   : "";
    answer.body = form.bytes;
    return answer;
}

}  // namespace

Site::Site(Shelf shelf, std::vector<std::string> games, Names names)
    : shelf_(std::move(shelf)), games_(std::move(games)), names_(std::move(names)) {}

Answer Site::answer(const Request& request) const {
    std::string_view target = request.target;
    Request asked = request;
    split_absolute(target, asked.host);
    Answer answer = dispatch(asked, target);
    answer.head_only = request.method == "HEAD";
    answer.trustworthy = names_.trustworthy(asked.host);
    return answer;
}

std::optional<Answer> Site::refuse(const Request& request) const {
    if (request.hosts != 1) {
        return refusal(400, "bad_request", "A request needs the field Host, once.");
    }
    if (!names_.known(request.host, request.arrived_at)) {
        return refusal(421, "wrong_host", "This server is not known by that name.");
    }
    const bool foreign =
        (!request.origin.empty() && !names_.own(request.origin, request.host, request.secure)) ||
        request.fetch_site == "cross-site";
    if (foreign && (request.upgrade || !only_reads(request.method))) {
        return refusal(403, "foreign_origin", "Another page may not ask for that.");
    }
    if (!request.content_encoding.empty()) {
        return refusal(415, "encoded_body", "A body is taken only as it is, not compressed.");
    }
    return {};
}

Answer Site::dispatch(const Request& request, std::string_view target) const {
    if (auto refused = refuse(request)) return std::move(*refused);
    const std::string_view path = target.substr(0, target.find('?'));
    const bool health = path == "/healthz";
    const File* file = health ? nullptr : find(path);
    if (!health && file == nullptr) {
        return refusal(404, "not_found", "There is nothing at this address.");
    }
    if (!only_reads(request.method)) {
        return refusal(405, "bad_method", "This address can only be read.");
    }
    return health ? well() : file_answer(*file, request);
}

const File* Site::find(std::string_view path) const {
    return shelf_.find(is_page_address(path, games_) ? "/index.html" : path);
}

}  // namespace engawa::server
