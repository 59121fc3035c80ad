// For whoever runs the server: is it ready, and how does it go.
#include "server/api/api.h"

namespace engawa::server {

std::optional<Answer> Api::answer_host(const Request& request) {
    const std::string_view path = request.target.substr(0, request.target.find('?'));
    if ((path != "/readyz" && path != "/metrics") || !request.loopback) return {};
    const Health health = health_ ? health_() : Health{};
    const bool ready = health.ready && !stopping_;
    Answer answer;
    answer.cache = "no-store";
    answer.type = "text/plain; charset=utf-8";
    if (path == "/readyz") {
        answer.status = ready ? 200 : 503;
        answer.sentence = ready ? "ready\n" : "not ready\n";
        return answer;
    }
    answer.type = "text/plain; version=0.0.4; charset=utf-8";
    const Tables::Figures figures = tables_.figures();
    metrics_.set("tables_awake", figures.awake);
    metrics_.set("tables_frozen", figures.frozen);
    metrics_.set("tables_opened", figures.opened);
    metrics_.set("ready", ready ? 1 : 0);
    for (const auto& [name, value] : health.gauges) metrics_.set(name, value);
    answer.sentence = metrics_.text();
    return answer;
}

}  // namespace engawa::server
