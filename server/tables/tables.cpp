#include "server/tables/tables.h"

#include <utility>

namespace engawa::server {

Tables::Tables(Loop& loop, Store& store, Thinking& thinking, Commit commit, const Tempo& tempo)
    : house_{loop, store, thinking, std::move(commit), make_key, {}}, tempo_(tempo), games_(store) {
    house_.open_again = [this](const Settings& settings, const std::vector<std::int64_t>& guests,
                               House::Opened then) {
        open({settings, guests}, [then = std::move(then)](const Result<OpenedTable>& opened) {
            if (!opened) return then(opened.error());
            then(opened->id);
        });
    };
    sweep_ = house_.loop.after(tempo_.sleep, [this] { sweep(); });
}

Tables::~Tables() {
    house_.loop.cancel(sweep_);
    for (const auto& [id, table] : awake_) table->let_go();
}

Tables::Found Tables::find(std::string_view id) {
    if (const auto found = awake_.find(id); found != awake_.end()) return found->second;
    const auto stored = house_.store.table(id);
    if (!stored) return stored.error();
    if (!*stored) return error("unknown_table", "there is no such table");
    auto settings = read_settings((*stored)->row.settings);
    if (!settings) return settings.error();
    auto game = games_.find((*stored)->row.game, (*stored)->row.cards);
    if (!game) return game.error();
    auto table = std::make_shared<Table>(house_, tempo_, std::move(game).value(), **stored,
                                         std::move(settings).value());
    awake_.emplace(table->id(), table);
    table->resume(**stored);
    table->wake();
    return table;
}

void Tables::open(const Opening& opening, std::function<void(const Result<OpenedTable>&)> then) {
    Settings settings = opening.settings;
    settings.next.clear();
    settings.closed = false;
    OpenedTable opened{make_table_id(), {}, make_token(), {}, {}};
    Change change;
    change.table = opened.id;
    change.row = TableRow{opened.id,
                          settings.game,
                          settings.cards,
                          Stage::Open,
                          settings.listed,
                          false,
                          house_.loop.seconds(),
                          house_.loop.seconds(),
                          write_settings(settings)};
    for (std::size_t i = 0; i < opening.guests.size(); ++i) {
        if (opening.guests[i] != 0) {
            change.seats.push_back({static_cast<int>(i) + 1, opening.guests[i]});
        }
    }
    change.links = {{digest_of(opened.watch), opened.id, LinkRow::Kind::Watch, 0}};
    for (std::size_t i = 0; i < settings.places.size(); ++i) {
        if (settings.places[i].kind != Place::Kind::Open) continue;
        opened.invites.push_back(make_token());
        change.links.push_back({digest_of(opened.invites.back()), opened.id, LinkRow::Kind::Invite,
                                static_cast<int>(i) + 1});
    }
    if (!opened.invites.empty()) {
        opened.party = make_token();
        opened.code = make_code();
        change.links.push_back({digest_of(opened.party), opened.id, LinkRow::Kind::Party, 0});
        change.links.push_back({digest_of(opened.code), opened.id, LinkRow::Kind::Code, 0});
    }
    house_.commit(std::move(change),
                  [this, opened, then = std::move(then)](const Result<Done>& kept) {
                      if (!kept) return then(kept.error());
                      ++figures_.opened;
                      const auto table = find(opened.id);
                      if (!table) return then(table.error());
                      (*table)->knows_all_keys();
                      (*table)->begin_if_full([opened, then](const Result<Done>& begun) {
                          if (!begun) return then(begun.error());
                          then(opened);
                      });
                  });
}

Result<std::vector<ServedTable>> Tables::listed(int most) {
    TableQuery query;
    query.listed = true;
    query.most = most;
    const auto rows = house_.store.tables(query);
    if (!rows) return rows.error();
    std::vector<ServedTable> tables;
    for (const TableRow& row : *rows) {
        if (row.stage == Stage::Closed) continue;
        const auto settings = read_settings(row.settings);
        if (!settings) continue;
        ServedTable table = served_of(row, *settings);  // as it is stored, and who is there
        if (const auto found = awake_.find(row.id); found != awake_.end()) {
            const ServedTable now = found->second->served();
            for (std::size_t i = 0; i < table.seats.size(); ++i) {
                table.seats[i].away = now.seats[i].away;
            }
            table.watchers = now.watchers;
        }
        tables.push_back(std::move(table));
    }
    return tables;
}

Result<int> Tables::wake_due() {
    TableQuery query;
    query.due = true;
    query.most = 1 << 30;
    const auto rows = house_.store.tables(query);
    if (!rows) return rows.error();
    int woken = 0;
    for (const TableRow& row : *rows) woken += find(row.id) ? 1 : 0;
    return woken;
}

void Tables::revoke(std::int64_t guest) {
    for (const auto& [id, table] : awake_) table->revoke(guest);
}

// After two looks without anything to do there.
void Tables::sweep() {
    std::map<std::string, Millis> idle;
    for (auto each = awake_.begin(); each != awake_.end();) {
        const bool rests = each->second->idle() && each->second.use_count() == 1;
        if (rests && idle_since_.contains(each->first)) {
            ++figures_.slept;
            each = awake_.erase(each);
            continue;
        }
        if (rests) idle.emplace(each->first, house_.loop.now());
        ++each;
    }
    idle_since_ = std::move(idle);
    sweep_ = house_.loop.after(tempo_.sleep, [this] { sweep(); });
}

Tables::Figures Tables::figures() const {
    Figures figures = figures_;
    figures.awake = static_cast<int>(awake_.size());
    for (const auto& [id, table] : awake_) figures.frozen += table->frozen().empty() ? 0 : 1;
    return figures;
}

}  // namespace engawa::server
