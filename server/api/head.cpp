#include "server/api/head.h"

#include <array>

namespace engawa::server {
namespace {

// Nothing but the server's own files; no inline script or style; WebAssembly may be compiled.
// Pictures may be made by the page itself. Nobody may show it in a frame.
constexpr std::string_view kPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

// What the page never uses; what it does (fullscreen, clipboard, share, wake lock) is left to it
// alone.
constexpr std::string_view kPermissions =
    "accelerometer=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), "
    "gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), "
    "publickey-credentials-get=(), serial=(), usb=(), xr-spatial-tracking=()";

std::string_view reason(int status) {
    switch (status) {
        case 200: return "OK";
        case 201: return "Created";
        case 304: return "Not Modified";
        case 400: return "Bad Request";
        case 401: return "Unauthorized";
        case 403: return "Forbidden";
        case 404: return "Not Found";
        case 405: return "Method Not Allowed";
        case 409: return "Conflict";
        case 413: return "Content Too Large";
        case 414: return "URI Too Long";
        case 415: return "Unsupported Media Type";
        case 421: return "Misdirected Request";
        case 422: return "Unprocessable Content";
        case 426: return "Upgrade Required";
        case 429: return "Too Many Requests";
        case 431: return "Request Header Fields Too Large";
        case 503: return "Service Unavailable";
        case 505: return "HTTP Version Not Supported";
        default: return "";
    }
}

std::string two_digits(int number) {
    return {static_cast<char>('0' + number / 10), static_cast<char>('0' + number % 10)};
}

// "Sun, 06 Nov 1994 08:49:37 GMT", in no language of the machine's.
std::string http_date(std::time_t now) {
    constexpr std::array kDays{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    constexpr std::array kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                 "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    std::tm parts{};
    gmtime_r(&now, &parts);
    return std::string{kDays.at(static_cast<std::size_t>(parts.tm_wday))} + ", " +
           two_digits(parts.tm_mday) + ' ' + kMonths.at(static_cast<std::size_t>(parts.tm_mon)) +
           ' ' + std::to_string(parts.tm_year + 1900) + ' ' + two_digits(parts.tm_hour) + ':' +
           two_digits(parts.tm_min) + ':' + two_digits(parts.tm_sec) + " GMT";
}

class Fields {
  public:
    explicit Fields(int status) : text_("HTTP/1.1 " + std::to_string(status) + ' ') {
        text_.append(reason(status)).append("\r\n");
    }
    void add(std::string_view name, std::string_view value) {
        if (!value.empty()) text_.append(name).append(": ").append(value).append("\r\n");
    }
    std::string end() && { return std::move(text_.append("\r\n")); }

  private:
    std::string text_;
};

void add_guards(Fields& fields, bool trustworthy) {
    fields.add("Content-Security-Policy", kPolicy);
    fields.add("X-Content-Type-Options", "nosniff");
    fields.add("X-Frame-Options", "DENY");
    fields.add("Referrer-Policy", "no-referrer");
    fields.add("Cross-Origin-Resource-Policy", "same-origin");
    // Elsewhere browsers ignore it, and complain in the console of every page.
    if (trustworthy) fields.add("Cross-Origin-Opener-Policy", "same-origin");
    fields.add("Permissions-Policy", kPermissions);
}

}  // namespace

std::string write_head(const Answer& answer, std::time_t now, bool stay) {
    Fields fields{answer.status};
    fields.add("Date", http_date(now));
    fields.add("Content-Type", answer.type);
    fields.add("Content-Encoding", answer.encoding);
    if (answer.status != 304) {
        fields.add("Content-Length", std::to_string(answer.content().size()));
    }
    fields.add("Cache-Control", answer.cache);
    fields.add("ETag", answer.etag);
    fields.add("Set-Cookie", answer.cookie);
    if (answer.status == 401) fields.add("WWW-Authenticate", "Bearer");
    if (answer.varies) fields.add("Vary", "Accept-Encoding");
    if (answer.status == 405) fields.add("Allow", "GET, HEAD");
    if (answer.status == 429 || answer.status == 503) fields.add("Retry-After", "5");
    if (!stay) fields.add("Connection", "close");
    add_guards(fields, answer.trustworthy);
    return std::move(fields).end();
}

}  // namespace engawa::server
