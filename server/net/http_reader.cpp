#include "server/net/http_reader.h"

#include <algorithm>
#include <boost/asio/buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cassert>
#include <optional>
#include <string>
#include <utility>

namespace engawa::server {
namespace {

namespace http = boost::beast::http;
using Parser = http::request_parser<http::string_body>;

constexpr std::string_view kEnd = "\r\n\r\n";

std::string_view plain(boost::beast::string_view text) { return {text.data(), text.size()}; }

// A list that was sent in several fields, as one.
std::string joined(const http::fields& fields, http::field name) {
    std::string all;
    const auto [begin, end] = fields.equal_range(name);
    for (auto field = begin; field != end; ++field) {
        if (!all.empty()) all += ", ";
        all += plain(field->value());
    }
    return all;
}

std::string joined_by_name(const http::fields& fields, boost::beast::string_view name) {
    std::string all;
    const auto [begin, end] = fields.equal_range(name);
    for (auto field = begin; field != end; ++field) {
        if (!all.empty()) all += ", ";
        all += plain(field->value());
    }
    return all;
}

// `head` is what was read.
int status_of(const boost::system::error_code& problem, std::string_view head) {
    if (problem == http::error::body_limit) return 413;
    if (problem != http::error::bad_version) return 400;
    const auto blank = head.find(' ', head.find(' ') + 1);
    return head.substr(std::min(blank, head.size())).starts_with(" HTTP/") ? 505 : 400;
}

}  // namespace

struct HttpReader::Parts {
    explicit Parts(const Limits& limits)
        : head_bytes(static_cast<std::size_t>(limits.head_bytes)),
          usual_body_bytes(static_cast<std::size_t>(limits.body_bytes)),
          cards_bytes(static_cast<std::size_t>(limits.cards_bytes)) {}

    void go_on();
    void read_head();
    void read_body();
    void refuse(int with) {
        state = State::Refused;
        status = with;
        pending.clear();
    }
    void ready();

    std::size_t head_bytes;
    std::size_t usual_body_bytes;
    std::size_t cards_bytes;
    std::size_t body_bytes = 0;  // of this request
    std::string pending;         // what has come and is not read
    std::size_t looked = 0;      // so far it has no end of a head
    State state = State::Idle;
    int status = 0;
    std::optional<Parser> parser;
    std::size_t wrapped = 0;  // bytes of the body as they came, chunks and all
    Request request;
    std::string accept_encoding;
    std::string if_none_match;
    std::string forwarded_for;
};

void HttpReader::Parts::go_on() {
    if (state == State::Idle && !pending.empty()) state = State::Head;
    if (state == State::Head) read_head();
    if (state == State::Body) read_body();
}

void HttpReader::Parts::read_head() {
    const auto end = pending.find(kEnd, looked);
    const bool whole = end != std::string::npos;
    const std::size_t size = whole ? end + kEnd.size() : pending.size();
    if (size > head_bytes) {
        const bool line_fits = pending.find("\r\n") < head_bytes;
        return refuse(line_fits ? 431 : 414);
    }
    if (!whole) {
        looked = size < kEnd.size() ? 0 : size - kEnd.size() + 1;
        return;
    }
    looked = 0;
    body_bytes = pending.starts_with("POST /api/v1/cards ") ? cards_bytes : usual_body_bytes;
    parser.emplace();
    parser->header_limit(static_cast<std::uint32_t>(head_bytes));
    parser->body_limit(body_bytes);
    wrapped = 0;
    boost::system::error_code problem;
    const std::size_t read = parser->put(boost::asio::buffer(pending.data(), size), problem);
    if (problem && problem != http::error::need_more) return refuse(status_of(problem, pending));
    if (!parser->is_header_done()) return refuse(400);
    if (parser->get().version() != 11 && parser->get().version() != 10) return refuse(505);
    pending.erase(0, read);
    if (parser->is_done()) return ready();
    state = State::Body;
}

void HttpReader::Parts::read_body() {
    parser->eager(true);
    boost::system::error_code problem;
    while (!pending.empty() && !parser->is_done()) {
        const std::size_t read =
            parser->put(boost::asio::buffer(pending.data(), pending.size()), problem);
        if (problem && problem != http::error::need_more)
            return refuse(status_of(problem, pending));
        pending.erase(0, read);
        wrapped += read;
        // Chunks are few bytes with much around them, if somebody wants to.
        if (wrapped > 2 * body_bytes + head_bytes || pending.size() > head_bytes + body_bytes) {
            return refuse(413);
        }
        if (read == 0) break;
    }
    if (parser->is_done()) ready();
}

void HttpReader::Parts::ready() {
    const auto& message = parser->get();
    accept_encoding = joined(message, http::field::accept_encoding);
    if_none_match = joined(message, http::field::if_none_match);
    request = {};
    request.method = plain(message.method_string());
    request.target = plain(message.target());
    request.host = plain(message[http::field::host]);
    request.hosts = static_cast<int>(message.count(http::field::host));
    request.origin = plain(message[http::field::origin]);
    request.fetch_site = plain(message["Sec-Fetch-Site"]);
    request.accept_encoding = accept_encoding;
    request.content_encoding = plain(message[http::field::content_encoding]);
    request.if_none_match = if_none_match;
    request.authorization = plain(message[http::field::authorization]);
    request.cookie = plain(message[http::field::cookie]);
    request.content_type = plain(message[http::field::content_type]);
    request.link = plain(message["Engawa-Link"]);
    request.body = message.body();
    request.upgrade = message.count(http::field::upgrade) > 0;
    request.upgrade_to = plain(message[http::field::upgrade]);
    request.websocket_key = plain(message[http::field::sec_websocket_key]);
    request.websocket_version = plain(message[http::field::sec_websocket_version]);
    forwarded_for = joined_by_name(message, "X-Forwarded-For");
    request.forwarded_for = forwarded_for;
    request.forwarded_proto = plain(message["X-Forwarded-Proto"]);
    state = State::Ready;
}

HttpReader::HttpReader(const Limits& limits) : parts_(std::make_unique<Parts>(limits)) {}
HttpReader::~HttpReader() = default;
HttpReader::HttpReader(HttpReader&&) noexcept = default;
HttpReader& HttpReader::operator=(HttpReader&&) noexcept = default;

void HttpReader::take(std::string_view bytes) {
    if (parts_->state == State::Refused) return;
    parts_->pending.append(bytes);
    parts_->go_on();
}

HttpReader::State HttpReader::state() const { return parts_->state; }

void HttpReader::release() { parts_.reset(); }

void HttpReader::next() {
    assert(parts_->state == State::Ready);
    parts_->state = State::Idle;
    parts_->parser.reset();
    parts_->go_on();
}

bool HttpReader::waits() const {
    return parts_->state == State::Body && parts_->parser->get().version() == 11 &&
           boost::beast::iequals(parts_->parser->get()[http::field::expect], "100-continue");
}

const Request& HttpReader::request() const {
    assert(parts_->state == State::Ready);
    return parts_->request;
}

bool HttpReader::stays() const {
    assert(parts_->state == State::Ready);
    const auto& message = parts_->parser->get();
    return message.version() == 11 && message.keep_alive();
}

int HttpReader::status() const {
    assert(parts_->state == State::Refused);
    return parts_->status;
}

}  // namespace engawa::server
