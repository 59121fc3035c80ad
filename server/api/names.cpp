#include "server/api/names.h"

#include <algorithm>
#include <utility>

#include "server/api/text.h"

namespace engawa::server {
namespace {

bool is_port(std::string_view text) {
    return !text.empty() && text.size() <= 5 &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool is_name(std::string_view text, std::string_view more) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [more](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
               more.find(c) != std::string_view::npos;
    });
}

bool is_loopback(std::string_view name) {
    return name == "localhost" || name == "127.0.0.1" || name == "::1";
}

}  // namespace

std::string host_name(std::string_view host) {
    const std::string small = small_letters(host);
    std::string_view name = small;
    std::string_view rest;
    if (name.starts_with('[')) {
        const auto end = name.find(']');
        if (end == std::string_view::npos) return {};
        rest = name.substr(end + 1);
        name = name.substr(1, end - 1);
        if (!is_name(name, ":.")) return {};
    } else {
        const auto colon = name.find(':');
        rest = colon == std::string_view::npos ? "" : name.substr(colon);
        name = name.substr(0, colon);
        if (!is_name(name, "-._")) return {};
    }
    if (!rest.empty() && (rest.front() != ':' || !is_port(rest.substr(1)))) return {};
    return std::string{name};
}

Names::Names(std::vector<std::string> public_hosts) : public_hosts_(std::move(public_hosts)) {
    for (std::string& name : public_hosts_) name = small_letters(name);
}

bool Names::is_public(std::string_view name) const {
    return std::any_of(public_hosts_.begin(), public_hosts_.end(),
                       [name](const std::string& each) { return host_name(each) == name; });
}

bool Names::known(std::string_view host, std::string_view arrived_at) const {
    const std::string name = host_name(host);
    if (name.empty()) return false;
    return is_loopback(name) || name == arrived_at || is_public(name);
}

bool Names::own(std::string_view origin, std::string_view host, bool secure) const {
    const std::string from = small_letters(origin);
    if (from == (secure ? "https://" : "http://") + small_letters(host)) return true;
    return std::any_of(public_hosts_.begin(), public_hosts_.end(),
                       [&from](const std::string& name) { return from == "https://" + name; });
}

bool Names::trustworthy(std::string_view host) const {
    const std::string name = host_name(host);
    return is_loopback(name) || is_public(name);
}

}  // namespace engawa::server
