#include "engine/games/eiyo/proofs/table_test.h"

#include <algorithm>
#include <sstream>

namespace engawa::eiyo {
namespace {

std::string trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return std::string(text);
}

std::string argument(const Term& term) {
    if (term.kind == Term::Kind::Number || term.kind == Term::Kind::Seat) {
        return std::to_string(term.value);
    }
    if (!term.parts.empty()) {  // of a list or a phrase
        std::string all;
        for (const Argument& part : term.parts) {
            all += (all.empty() ? "" : " ") + argument(part.term);
        }
        return all;
    }
    return short_name(term.id.substr(term.id.rfind('.') + 1));
}

}  // namespace

Words words(std::string_view text) {
    std::istringstream in{std::string(text)};
    Words found;
    for (std::string word; in >> word;) found.push_back(word);
    return found;
}

Words parts(std::string_view text, char separator) {
    Words found;
    for (;;) {
        const auto at = text.find(separator);
        found.push_back(trimmed(text.substr(0, at)));
        if (at == std::string_view::npos) return found;
        text.remove_prefix(at + 1);
    }
}

Words list(std::string_view text) { return text.empty() ? Words{} : parts(text, ';'); }

Options options_of(std::string_view text, const Eiyo& game) {
    Given given;
    for (const std::string& word : words(text)) {
        const Words pair = parts(word, '=');
        given.emplace_back(pair[0], pair[1]);
    }
    const Result<Options> options = game.options(given);
    if (!options.ok()) ADD_FAILURE() << text << ": " << options.error().text;
    return options.ok() ? *options : Options{};
}

std::string short_name(const std::string& foe) {
    for (const std::string_view troop : {"red_", "black_", "blue_", "yellow_", "yamabushi_"}) {
        if (foe.starts_with(troop)) return foe.substr(troop.size());
    }
    return foe;
}

Table::Table(const Scene& scene, const Eiyo& game) : Table(scene.options, scene.text(game), game) {}

Table::Table(std::string_view options, std::string_view position, const Eiyo& game)
    : game_(game), options_(options_of(options, game)), state_(game_.start(options_)) {
    const Result<State> read = game_.read(options_, position);
    if (read.ok()) {
        state_ = *read;
    } else {
        ADD_FAILURE() << "refused: " << position << "\n" << read.error().text;
    }
}

Table Table::start(std::string_view options, const Eiyo& game) {
    return Table(options, game.write(game.start(options_of(options, game))), game);
}

std::string Table::phase() const { return parts(text(), '/')[10]; }
std::string Table::spots() const { return parts(text(), '/')[7]; }

std::string Table::who() const {
    const SeatSet awaited = game_.awaited(state_);
    if (awaited.empty()) return "";
    if (awaited.first() == kChance) return "chance";
    return awaited.first().index() == 0 ? "A" : "B";
}

std::string Table::may_act() const {
    std::string text;
    for (const Seat seat : game_.to_act(state_)) {
        text += seat == kChance ? 'c' : static_cast<char>('A' + seat.index());
    }
    return text;
}

Seat Table::seat_of(char seat) const {
    if (seat != 0) return Seat{seat - 'A'};
    const SeatSet awaited = game_.awaited(state_);
    return awaited.empty() ? Seat{0} : awaited.first();
}

Words Table::moves(char seat) const {
    MoveBuffer<Eiyo> buffer;
    game_.legal(state_, seat_of(seat), buffer.list);
    Words found;
    for (const Move move : buffer.list) {
        found.push_back(game_.write_move(state_, seat_of(seat), move));
    }
    return found;
}

int Table::count(std::string_view prefix, char seat) const {
    const Words all = moves(seat);
    return static_cast<int>(std::count_if(
        all.begin(), all.end(), [&](const std::string& move) { return move.starts_with(prefix); }));
}

bool Table::has(std::string_view move, char seat) const {
    const Words all = moves(seat);
    for (const std::string& one : list(move)) {
        const bool listed = std::find(all.begin(), all.end(), one) != all.end();
        if (!listed || !why(one, seat).empty()) return false;
    }
    return true;
}

bool Table::lacks(std::string_view move, char seat) const {
    const Words all = moves(seat);
    for (const std::string& one : list(move)) {
        const bool listed = std::find(all.begin(), all.end(), one) != all.end();
        if (listed || why(one, seat).empty()) return false;
    }
    return true;
}

std::string Table::why(std::string_view move, char seat) const {
    const Result<Move> read = game_.read_attempt(state_, seat_of(seat), move);
    if (!read.ok()) return "unreadable: " + read.error().text;
    return std::string(game_.why_not(state_, seat_of(seat), *read).text());
}

int Table::weight(std::string_view outcome) const {
    MoveBuffer<Eiyo> buffer;
    game_.legal(state_, kChance, buffer.list);
    for (const Move move : buffer.list) {
        const std::string text = game_.write_move(state_, kChance, move);
        if (text != outcome && short_name(text) != outcome) continue;
        return static_cast<int>(game_.weight(state_, move));
    }
    return 0;
}

int Table::total_weight() const {
    MoveBuffer<Eiyo> buffer;
    game_.legal(state_, kChance, buffer.list);
    std::uint32_t total = 0;
    for (const Move move : buffer.list) total += game_.weight(state_, move);
    return static_cast<int>(total);
}

void Table::apply(Seat seat, Move move) {
    EventList sink;
    game_.apply(state_, seat, move, sink);
    events_.insert(events_.end(), sink.events.begin(), sink.events.end());
    EXPECT_TRUE(game_.ok(state_)) << text();
}

void Table::apply(Seat seat, std::string_view text) {
    if (game_.to_act(state_).contains(seat)) {
        MoveBuffer<Eiyo> buffer;
        game_.legal(state_, seat, buffer.list);
        for (const Move move : buffer.list) {
            const std::string written = game_.write_move(state_, seat, move);
            if (written == text || short_name(written) == text) return apply(seat, move);
        }
    }
    ADD_FAILURE() << text << " is not legal: " << this->text();
}

Table& Table::play(std::string_view moves) {
    events_.clear();
    for (const std::string& move : list(moves)) {
        const bool named = move.starts_with("A: ") || move.starts_with("B: ");
        const Seat seat = seat_of(named ? move[0] : '\0');
        if (seat == kChance) ADD_FAILURE() << move << ": it is chance's turn, " << text();
        apply(seat, named ? move.substr(3) : move);
    }
    return *this;
}

Table Table::then(std::string_view moves) const {
    Table next = *this;
    next.play(moves);
    return next;
}

Table& Table::chance(std::string_view outcomes) {
    events_.clear();
    for (const std::string& outcome : words(outcomes)) apply(kChance, outcome);
    return *this;
}

Table& Table::settle(int most) {
    events_.clear();
    for (int i = 0; i < most && who() == "chance"; ++i) {
        MoveBuffer<Eiyo> buffer;
        game_.legal(state_, kChance, buffer.list);
        apply(kChance, buffer.list[0]);
    }
    return *this;
}

Table& Table::random_settle(Rng& rng) {
    while (who() == "chance") random_move(rng);
    return *this;
}

std::string Table::random_move(Rng& rng) {
    events_.clear();
    Seat seat = game_.awaited(state_).first();
    const SeatSet may = game_.to_act(state_);
    if (may.size() > 1 && rng.below(8) == 0) seat = Seat{1 - seat.index()};
    MoveBuffer<Eiyo> buffer;
    game_.legal(state_, seat, buffer.list);
    const Move move = seat == kChance ? pick_outcome(game_, state_, buffer.list, rng)
                                      : buffer.list[rng.below(buffer.list.size())];
    const std::string who =
        seat == kChance ? "chance" : std::string(1, static_cast<char>('A' + seat.index()));
    const std::string text = who + ": " + game_.write_move(state_, seat, move);
    apply(seat, move);
    return text;
}

int Table::hand(char seat) const { return state_.hand_size[seat - 'A']; }

std::string Table::bag_text(const WeaponBag& bag) const {
    std::string text;
    for (int kind = 0; kind < game_.weapon_kinds(); ++kind) {
        for (int i = 0; i < bag.count(kind); ++i) {
            text += (text.empty() ? "" : " ") + game_.weapon(kind).id;
        }
    }
    return text;
}

std::string Table::hand_cards(char seat) const { return bag_text(state_.hands[seat - 'A']); }
std::string Table::known(char seat) const { return bag_text(state_.known[seat - 'A']); }
std::string Table::discard_cards() const { return bag_text(state_.discards); }

int Table::weapon_of(std::string_view id) const {
    for (int kind = 0; kind < game_.weapon_kinds(); ++kind) {
        if (game_.weapon(kind).id == id) return kind;
    }
    ADD_FAILURE() << "no weapon is called " << id;
    return 0;
}

int Table::in_deck(std::string_view weapon) const { return state_.deck.count(weapon_of(weapon)); }
int Table::in_discards(std::string_view weapon) const {
    return state_.discards.count(weapon_of(weapon));
}

namespace {

// Copies of a foe in a field of the position.
int copies_in(const std::string& field, const Eiyo& game, const Options& options,
              std::string_view foe) {
    if (field == "-") return 0;
    return field[foe_number(foe_kinds(game, options), std::string(foe))] - '0';
}

}  // namespace

int Table::in_honor(std::string_view foe) const {
    return copies_in(parts(text(), '/')[5], game_, options_, foe);
}
int Table::in_removed(std::string_view foe) const {
    return copies_in(parts(text(), '/')[6], game_, options_, foe);
}

std::string Table::row(int index) const {
    const Row row = state_.rows[index];
    std::string text;
    for (int place = 0; place < row.size(); ++place) {
        text += (place == 0 ? "" : "|") + short_name(game_.foe(state_, row.at(place)).id);
    }
    return text;
}

std::string Table::active(int index) const {
    const ActiveWeapon active = state_.active[index];
    if (active.none()) return "";
    return std::string(active.owner() == 0 ? "A " : "B ") + game_.weapon(active.weapon()).id;
}

int Table::extra(std::string_view name) const {
    const Report all = report();
    for (int i = 0; i < all.extra_count; ++i) {
        const Extra& extra = all.extras[i];
        if (extra.name == name) return extra.value;
    }
    ADD_FAILURE() << "the report has no " << name;
    return -1;
}

bool Table::chat() const {
    const Talk talk = game_.talk(state_);
    EXPECT_EQ(talk.may(Seat{0}, Seat{1}), talk.may(Seat{1}, Seat{0}));
    return talk.may(Seat{0}, Seat{1});
}

Observed<State> Table::view(char viewer) const {
    return game_.observe(state_, viewer == 'w' ? kWatcher : Viewer{Seat{viewer - 'A'}});
}
std::string Table::view_text(char viewer) const { return game_.write_view(view(viewer)); }

Words Table::heard(char viewer) const {
    Words found;
    for (const Event& event : events_) {
        const Phrase phrase = game_.describe(
            game_.redact(event, viewer == 'w' ? kWatcher : Viewer{Seat{viewer - 'A'}}));
        std::string text = phrase.key.substr(phrase.key.rfind('.') + 1);
        for (const auto& [name, value] : phrase.arguments) text += " " + argument(value);
        found.push_back(text);
    }
    return found;
}

bool Table::heard(std::string_view happening, char viewer) const {
    const Words all = heard(viewer);
    return std::find(all.begin(), all.end(), happening) != all.end();
}

void along_random_games(std::string_view options, int games, std::uint64_t seed, const Visit& visit,
                        const Eiyo& game) {
    for (int i = 0; i < games && !testing::Test::HasFailure(); ++i) {
        Rng rng = Rng::stream(seed, static_cast<std::uint64_t>(i));
        Table table = Table::start(options, game);
        while (!table.who().empty() && !testing::Test::HasFailure()) {
            const Table before = table;
            const std::string move = table.random_move(rng);
            visit(before, move, table);
        }
    }
}

}  // namespace engawa::eiyo
