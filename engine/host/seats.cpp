// Who sits where, and what is kept of the table.
#include <algorithm>
#include <utility>

#include "engine/core/text.h"
#include "engine/host/host.h"

namespace engawa {
namespace {

// A table of bots goes on at the level that every player of the game would take for granted.
BotSpec substitute(const AnyGame& game) {
    const auto levels = game.levels();
    const bool adept = std::find(levels.begin(), levels.end(), Level::Adept) != levels.end();
    return {adept ? Level::Adept : levels.back(), 0, 0};
}

std::vector<Chair> chairs_of(const Record& record, int seats) {
    std::vector<Chair> chairs(static_cast<unsigned>(seats));
    for (std::size_t i = 0; i < chairs.size() && i < record.seats.size(); ++i) {
        const auto chair = read_chair(record.seats[i]);
        if (chair) chairs[i] = *chair;
    }
    return chairs;
}

// Makes `luck`, a fresh one, that of the record.
Result<Done> take_luck(const Record& record, const Beside& beside, Luck& luck) {
    FairProof proof;
    if (const auto read = read_proof(record.tags, proof); !read) return read;
    luck.fair = proof.there();
    if (!luck.fair) {
        if (const auto seed = public_seed(record)) luck.seed = seed;
        const auto key = beside.key ? beside.key : bytes_of_tag(record.tags, kChanceKeyTag);
        if (key) luck.key = Secret{*key};
        return kDone;
    }
    const auto seed = beside.fair_seed ? beside.fair_seed : bytes_of_tag(record.tags, kFairSeedTag);
    if (!seed) return error("seed_lost", "the table's seed is lost");
    if (write_key(proof.commitment) != commitment_to_seed(*seed)) {
        return error("bad_proof", "the seed is not the committed one");
    }
    luck.seed.reset();
    luck.fair_seed = Secret{*seed};
    luck.key = Secret{fair_key(*seed, proof.all())};
    return kDone;
}

// The table lines that the host wrote: "N REST".
std::pair<std::optional<Seat>, std::string> of_seat(const TableLine& line, int seats) {
    const auto blank = line.rest.find(' ');
    const auto number = read_number(std::string_view{line.rest}.substr(0, blank), seats);
    if (!number || *number == 0 || blank == std::string::npos) return {};
    return {Seat{*number - 1}, line.rest.substr(blank + 1)};
}

}  // namespace

Result<Done> Host::leave(Seat seat) {
    if (const auto person = checked(seat); !person) return person.error();
    return sit(seat, Chair::nobody());
}

Result<Done> Host::sit(Seat seat, const Chair& chair) {
    if (!is_player(seat)) return error("no_person", "there is no such seat");
    const auto sat = match_->sit(seat, write_chair(chair));
    if (!sat) return sat;
    chairs_[seat.index()] = chair;
    orders_[seat].reset();
    until_[seat] = Until::Off;
    answers_[seat].reset();
    passed_[seat] = {};
    holding_ = holding_ - SeatSet{seat};
    undo_request_.reset();
    tie_request_.reset();
    settle();
    return kDone;
}

Result<Done> Host::resign(Seat seat) {
    if (const auto person = checked(seat); !person) return person.error();
    if (match_->over()) return error("game_over", "the game is over");
    const bool two_sides = match_->seats() <= 2 || match_->report().together;
    if (!two_sides) return sit(seat, Chair::of_bot(substitute(*game_)));
    const auto resigned = match_->resign(seat);
    settle();
    return resigned;
}

Result<Done> Host::ask_tie(Seat seat) {
    if (const auto person = checked(seat); !person) return person.error();
    if (match_->over()) return error("game_over", "the game is over");
    const SeatSet others = SeatSet::first_seats(match_->seats()) - SeatSet{seat};
    if (others.empty() || others != other_persons(seat) || match_->report().together) {
        return error("no_tie", "only people who play against each other agree on a tie");
    }
    if (!(others - match_->standing().talk.listeners[seat]).empty()) {
        return error("chat_closed", "a request is a word to the others, and they may not be told");
    }
    if (tie_request_ && tie_request_->open.contains(seat)) return answer_tie(seat, true);
    tie_request_ = Request{seat, others};
    return kDone;
}

Result<Done> Host::answer_tie(Seat seat, bool agreed) {
    if (const auto person = checked(seat); !person) return person.error();
    if (!tie_request_ || !tie_request_->open.contains(seat)) {
        return error("nothing_asked", "that seat was not asked");
    }
    tie_request_->open = tie_request_->open - SeatSet{seat};
    const Request request = *tie_request_;
    if (!agreed || request.open.empty()) tie_request_.reset();
    if (!agreed || !request.open.empty()) return kDone;
    const auto tied = match_->tie(request.by);
    settle();
    return tied;
}

Luck Luck::fair_by(const FairBytes& seed, const FairProof& proof) {
    Luck luck{Secret{fair_key(seed, proof.all())}, {}, true, Secret{seed}};
    write_proof(proof, luck.proof);
    return luck;
}

std::optional<FairProof> Host::proof() const {
    const auto proof = read_proof(match_->secret_record().reveal().tags);
    return proof && proof->there() ? std::optional{*proof} : std::nullopt;
}

HostSetup Host::rematch(const Luck& luck) const {
    const Record& record = match_->secret_record().reveal();
    HostSetup setup{record.options, record.start, record.practice, {}, chairs_, luck, usual_};
    for (const auto& tag : record.tags) {
        if (tag.first == kCarriedTag) setup.tags.push_back(tag);  // the start is where it ended
    }
    std::rotate(setup.chairs.begin(), setup.chairs.begin() + 1, setup.chairs.end());
    return setup;
}

// What is kept.

Result<Record> Host::record() const {
    auto record = match_->record();
    if (!record || !match_->over() || luck_.seed) return record;
    Given& tags = record.value().tags;
    if (luck_.fair) {
        tags.emplace_back(kFairSeedTag, write_key(luck_.fair_seed.reveal()));
        tags.emplace_back(kFairSealTag, write_key(seal_of(*record)));
    } else {
        tags.emplace_back(kChanceKeyTag, write_key(luck_.key.reveal()));
    }
    return record;
}

Secret<std::string> Host::keep_beside() const {
    Beside beside;
    if (luck_.fair) {
        beside.fair_seed = luck_.fair_seed.reveal();
    } else if (!luck_.seed) {
        beside.key = luck_.key.reveal();
    }
    beside.reserve = reserve_;
    beside.to_ask_aside = to_ask_aside_;
    beside.acted_in = acted_in_;
    beside.decisions = decisions_;
    beside.answers = answers_;
    beside.passed = passed_;
    return Secret{write_beside(beside)};
}

Secret<KeptTable> Host::keep() const {
    const auto finished = match_->over() ? record() : match_->secret_record().reveal();
    return Secret{KeptTable{write_record(*finished), keep_beside().reveal()}};
}

Result<Host> Host::resume(const AnyGame& game, const KeptTable& kept, const Luck& fresh,
                          const UsualOrders& usual) {
    auto record = read_record(kept.record);
    if (!record) return record.error();
    auto beside = kept.beside.empty() ? Beside{} : read_beside(kept.beside);
    if (!beside) return beside.error();
    Luck luck = fresh;
    if (const auto taken = take_luck(*record, *beside, luck); !taken) return taken.error();
    drop_end_tags(record.value().tags, false);
    auto match = game.replay(*record);
    if (!match) return match.error();
    std::vector<Chair> chairs = chairs_of(*record, (*match)->seats());
    Host host{game, std::move(match).value(), std::move(chairs), std::move(luck), usual};
    host.follow_table_lines(*record);
    if (!kept.beside.empty()) {
        host.reserve_ = beside->reserve;
        host.to_ask_aside_ = beside->to_ask_aside;
        host.acted_in_ = beside->acted_in;
        host.decisions_ = beside->decisions;
        host.answers_ = beside->answers;
        host.passed_ = beside->passed;
    }
    host.forget_later_decisions();
    host.mover_ = host.match_->standing().last_mover;
    host.facts_ = host.facts();
    host.settle();
    return host;
}

void Host::follow_table_lines(const Record& record) {
    for (const std::string& text : record.lines) {
        if (!is_table_line(text)) continue;
        const TableLine line = read_table_line(text);
        const auto [seat, rest] = of_seat(line, match_->seats());
        if (!seat) continue;
        if (line.word == "seat") {
            const auto chair = read_chair(rest);
            if (chair) chairs_[seat->index()] = *chair;
            orders_[*seat].reset();
            until_[*seat] = Until::Off;
        } else if (line.word == "order") {
            const auto orders = read_orders(rest, {});
            if (orders) orders_[*seat] = *orders;
        } else if (line.word == "until") {
            until_[*seat] = read_until(rest) ? *read_until(rest) : Until::Off;
        }
    }
}

}  // namespace engawa
