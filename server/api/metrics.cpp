#include "server/api/metrics.h"

namespace engawa::server {

std::string Metrics::text() const {
    std::string text;
    const auto line = [&text](std::string_view name, std::int64_t value) {
        text.append("engawa_").append(name).append(" ").append(std::to_string(value)) += '\n';
    };
    for (const auto& [name, value] : counts_) {
        text.append("# TYPE engawa_").append(name).append("_total counter\n");
        line(name + "_total", value);
    }
    if (!refusals_.empty()) text += "# TYPE engawa_refusals_total counter\n";
    for (const auto& [code, value] : refusals_)
        line("refusals_total{code=\"" + code + "\"}", value);
    for (const auto& [name, value] : gauges_) {
        text.append("# TYPE engawa_").append(name).append(" gauge\n");
        line(name, value);
    }
    return text;
}

}  // namespace engawa::server
