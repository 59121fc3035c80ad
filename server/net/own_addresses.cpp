#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/net/server.h"

namespace engawa::server {
namespace {

// What others at home cannot reach, though it looks like a net.
constexpr std::array<std::string_view, 7> kVirtual{"docker", "br-", "veth", "virbr",
                                                   "vmnet",  "tun", "tap"};

// Small numbers first: the nets of homes, then others, then those of virtual machines.
int rank(const std::string& interface, std::uint32_t address) {
    const bool virtual_net = std::any_of(
        kVirtual.begin(), kVirtual.end(),
        [&interface](std::string_view prefix) { return interface.starts_with(prefix); });
    const bool at_home = (address >> 16) == 0xC0A8 || (address >> 24) == 10;
    return (virtual_net ? 10 : 0) + (at_home ? 0 : 1);
}

}  // namespace

std::vector<std::string> own_addresses() {
    ifaddrs* all = nullptr;
    if (::getifaddrs(&all) != 0) return {};
    const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> keeper{all, &::freeifaddrs};
    std::vector<std::pair<int, std::string>> found;
    for (const ifaddrs* each = all; each != nullptr; each = each->ifa_next) {
        if (each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET) continue;
        if ((each->ifa_flags & IFF_UP) == 0 || (each->ifa_flags & IFF_LOOPBACK) != 0) continue;
        const auto* address = reinterpret_cast<const sockaddr_in*>(each->ifa_addr);
        std::array<char, INET_ADDRSTRLEN> text{};
        ::inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size());
        found.emplace_back(rank(each->ifa_name, ntohl(address->sin_addr.s_addr)), text.data());
    }
    std::sort(found.begin(), found.end());
    std::vector<std::string> texts;
    for (auto& [order, text] : found) texts.push_back(std::move(text));
    return texts;
}

}  // namespace engawa::server
