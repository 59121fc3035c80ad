// What programs and pages ask of /api/v1: guests, tables, seats, records. No socket: a request
// comes in as a value, and the answer goes out by a callback when what it tells is kept.
//
// Lives on the thread of the tables.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "server/api/metrics.h"
#include "server/api/rates.h"
#include "server/api/request.h"
#include "server/tables/tables.h"

namespace engawa::server {

// What a client may do at a table that it named.
struct Access {
    std::shared_ptr<Table> table;
    Viewer viewer = kWatcher;
    std::int64_t guest = 0;
};

struct ApiRates {
    Rate commands{40, 20 * 60};  // of one connection
    Rate words{5, 60};           // of one seat
    Rate opened{10, 10};         // tables of one address
    Rate guests{60, 60};         // of one address
    Rate wrong_links{30, 60};    // of one address
};

class Api {
  public:
    using Respond = std::function<void(Answer)>;

    Api(Tables& tables, const ApiRates& rates);

    // After the guards of Site. `respond` is called once, now or later.
    void answer(const Request& request, const Respond& respond);
    static bool is_address(std::string_view path);

    // The table that a request wants to talk about: /api/v1/tables/ID/socket or /stream.
    struct Talk {
        std::string_view id;
        bool socket = false;
    };
    static std::optional<Talk> talks_about(std::string_view target);
    bool may_look(std::string_view id, std::int64_t guest, std::string_view link,
                  std::string_view from) {
        return access(id, guest, link, from).ok();
    }

    // The guest whom a token or cookie of the request names. Codes: no_token, bad_token.
    Result<std::int64_t> guest_of(const Request& request);
    Result<std::int64_t> guest_of(std::string_view token);
    // Seat or place to watch; what somebody may not know is not there. Code: unknown_table,
    // slow_down.
    Result<Access> access(std::string_view id, std::int64_t guest, std::string_view link,
                          std::string_view from);

    // A command, whichever way it came.
    void obey(const std::shared_ptr<Table>& table, int seat, Command command, Reply reply);

    // For whoever runs the server, at /readyz and /metrics; the second answer is in words of
    // Prometheus. Nobody else is told that they are there.
    struct Health {
        bool ready = true;
        std::vector<std::pair<std::string, std::int64_t>> gauges;
    };
    void watch_health(std::function<Health()> health) { health_ = std::move(health); }
    std::optional<Answer> answer_host(const Request& request);

    // Where others reach this house: a page that is open at "localhost" makes its links with it.
    void reached_at(std::vector<std::string> addresses) { addresses_ = std::move(addresses); }

    void stop() { stopping_ = true; }
    bool stopping() const { return stopping_; }
    const ApiRates& rates() const { return rates_; }
    Tables& tables() { return tables_; }
    Metrics& metrics() { return metrics_; }

  private:
    void answer_api(const Request& request, std::string_view path, const Respond& respond);
    void at_guests(const Request& request, std::string_view rest, const Respond& respond);
    void at_tables(const Request& request, std::string_view rest, const Respond& respond);
    void at_table(const Request& request, std::string_view id, std::string_view what,
                  const Respond& respond);
    void make_guest(const Request& request, const Respond& respond);
    void end_guest(const Request& request, const Respond& respond);
    void own_tables(const Request& request, const Respond& respond);
    void put_cards(const Request& request, const Respond& respond);
    void open_table(const Request& request, const Respond& respond);
    void list_tables(const Respond& respond);
    void join(const Request& request, std::string_view id, const Respond& respond);
    void show(const Request& request, const Access& access, const Respond& respond);
    void show_log(const Request& request, const Access& access, const Respond& respond);
    void show_record(const Request& request, const Access& access, const Respond& respond);
    void command(const Request& request, const Access& access, const Respond& respond);
    void follow_link(const Request& request, const Respond& respond);
    void make_own_link(const Access& access, const Respond& respond);
    bool leads_to(const LinkRow& link, std::string_view id);
    ServedOwn own_table(const TableRow& row, const Settings& settings, std::int64_t guest);
    static Error slow_down(int wait);
    static Digest token_digest_of(const Request& request);
    static constexpr std::size_t kMostWordBuckets = 10'000;

    Tables& tables_;
    ApiRates rates_;
    Metrics metrics_;
    Buckets opened_;
    Buckets guests_;
    Buckets wrong_links_;
    std::map<std::pair<std::string, int>, Bucket> words_;
    std::int64_t last_guest_ = 0;
    std::function<Health()> health_;
    std::vector<std::string> addresses_;
    bool stopping_ = false;
};

// As JSON, with the status that belongs to the code.
Answer answer_of(const Error& error);
Answer answer_of(int status, const Wire& wire);
int status_of(std::string_view code);

// "tableau=1&choices=1".
ViewWish wish_of(std::string_view target);
std::optional<int> number_in_query(std::string_view target, std::string_view name);

}  // namespace engawa::server
