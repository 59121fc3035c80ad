// A request and its answer as values: what a Site looks at and what it says, without a socket.
#pragma once

#include <string>
#include <string_view>

namespace engawa::server {

// Looks into bytes that whoever read them keeps. A field that was not sent is empty; a list that
// was sent in several fields is joined by commas.
struct Request {
    std::string_view method;
    std::string_view target;  // as in the first line
    std::string_view host;
    int hosts = 0;  // how many Host fields there were
    std::string_view origin;
    std::string_view fetch_site;  // Sec-Fetch-Site
    std::string_view accept_encoding;
    std::string_view content_encoding;
    std::string_view if_none_match;
    std::string_view authorization;
    std::string_view cookie;
    std::string_view content_type;
    std::string_view link;  // Engawa-Link: what opens a table to watch it
    std::string_view body;
    std::string_view from;  // whom it counts for: an address, or a household of IPv6
    bool secure = false;    // it came over TLS, here or at the proxy
    bool loopback = false;  // it came from this machine, and no proxy carried it
    std::string_view upgrade_to;
    std::string_view websocket_key;
    std::string_view websocket_version;
    std::string_view forwarded_for;    // X-Forwarded-For, X-Forwarded-Proto: only of a proxy
    std::string_view forwarded_proto;  // that is trusted
    bool upgrade = false;              // it asks for another protocol
    std::string_view arrived_at;       // the address of this machine that it came to, "192.168.1.7"
};

struct Answer {
    int status = 200;
    std::string_view code;      // of a refusal: for programs; it never changes
    std::string_view type;      // Content-Type
    std::string_view encoding;  // Content-Encoding
    std::string_view etag;
    std::string_view cache;  // Cache-Control
    std::string_view body;   // of a refusal empty: `sentence` is its body
    std::string sentence;
    std::string refused;  // the code of a refusal of the API, for counting
    std::string cookie;   // Set-Cookie
    bool varies = false;  // by Accept-Encoding
    bool trustworthy =
        false;  // the address is one that browsers take for safe: this machine, or https
    bool head_only = false;  // it was asked for with HEAD

    std::string_view content() const { return body.empty() ? std::string_view{sentence} : body; }
};

// A refusal with a sentence for people.
Answer refusal(int status, std::string_view code, std::string_view sentence);
// The same for a status that the reader of requests gives.
Answer refusal(int status);

}  // namespace engawa::server
