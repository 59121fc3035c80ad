#include <algorithm>
#include <charconv>

#include "engine/wire/wire_maker.h"

namespace engawa {

void WireMaker::seats(SeatSet seats) {
    out_.list(seats, [this](Seat one) { seat(one); });
}

void WireMaker::pairs(const Given& pairs) {
    out_.open_object();
    for (const auto& [name, value] : pairs) out_.text(name, value);
    out_.close_object();
}

void WireMaker::options(const Opened& opened) {
    out_.open_object();
    for (const auto& [name, value] : opened.options) {
        const auto schema = opened.game.schema();
        const auto option = std::find_if(schema.begin(), schema.end(),
                                         [&](const OptionSpec& one) { return one.name == name; });
        std::int64_t number = 0;
        const auto end = std::from_chars(value.data(), value.data() + value.size(), number);
        const bool whole = end.ec == std::errc{} && end.ptr == value.data() + value.size();
        if (option != schema.end() && option->kind == OptionKind::Number && whole) {
            out_.number(name, number);
        } else {
            out_.text(name, value);
        }
    }
    out_.close_object();
}

void WireMaker::phrase(const Phrase& phrase) { this->phrase(phrase.key, phrase.arguments); }

void WireMaker::phrase(std::string_view key, const Arguments& arguments) {
    out_.open_object().text("key", key).name("arguments").open_object();
    for (const auto& [name, value] : arguments) {
        out_.name(name);
        term(value);
    }
    out_.close_object().close_object();
}

void WireMaker::term(const Term& term) {
    constexpr std::string_view kNames[] = {"number", "seat", "card",   "place",
                                           "word",   "text", "phrase", "list"};
    out_.open_object().name(kNames[static_cast<unsigned>(term.kind)]);
    switch (term.kind) {
        case Term::Kind::Number:
        case Term::Kind::Seat: out_.number(term.value); break;
        case Term::Kind::Phrase: phrase(term.id, term.parts); break;
        case Term::Kind::List:
            out_.list(term.parts, [this](const Argument& one) { this->term(one.term); });
            break;
        default: out_.text(term.id); break;
    }
    if (!term.name.empty()) out_.text("name", term.name);
    out_.close_object();
}

void WireMaker::facts(const std::vector<Fact>& facts) {
    out_.list(facts, [this](const Fact& fact) {
        out_.open_list().text(fact.name).number(fact.value).close_list();
    });
}

void WireMaker::tableau(const Tableau& tableau) {
    out_.open_object().name("places").list(tableau.places, [this](const Place& place) {
        out_.open_object().text("id", place.id).name("things");
        out_.list(place.things, [this](const Thing& thing) {
            out_.open_object().text("id", thing.id).number("count", thing.count).name("facts");
            facts(thing.facts);
            out_.close_object();
        });
        out_.name("facts");
        facts(place.facts);
        out_.close_object();
    });
    out_.name("facts");
    facts(tableau.facts);
    out_.close_object();
}

void WireMaker::odds(const OddsList& odds) {
    out_.list(odds, [this](const Odd& odd) {
        out_.open_object().text("name", odd.name).text("ref", odd.ref);
        out_.name("moves").texts(odd.moves).name("chance").chance(odd.chance).name("facts");
        facts(odd.facts);
        out_.close_object();
    });
}

void WireMaker::reasons(const ReasonList& reasons) {
    out_.list(reasons, [this](const Reason& reason) {
        out_.open_object().text("side", reason.side).text("source", reason.source);
        out_.text("ref", reason.ref).number("number", reason.number);
        out_.flag("counts", reason.counts).number("seat", reason.seat).close_object();
    });
}

void WireMaker::report(const Report& report, int seats) {
    const auto by_seat = [&](std::string_view name, const auto& values) {
        out_.name(name).open_list();
        for (const Seat one : SeatSet::first_seats(seats)) out_.number(values[one]);
        out_.close_list();
    };
    out_.open_object().flag("over", report.over()).text("reason", report.reason).name("winners");
    this->seats(report.winners);
    by_seat("points", report.points);
    by_seat("utility", report.utility);
    out_.flag("together", report.together).name("extras").open_object();
    for (int i = 0; i < report.extra_count; ++i) {
        out_.number(report.extras[i].name, report.extras[i].value);
    }
    out_.close_object().close_object();
}

void WireMaker::talk(const Talk& talk, int seats) {
    out_.list(SeatSet::first_seats(seats), [&](Seat one) { this->seats(talk.listeners[one]); });
}

void WireMaker::moment(const Moment& moment) {
    const auto kind = [&]() -> std::string_view {
        switch (moment.kind) {
            case Moment::Kind::Own: return "own";
            case Moment::Kind::Quiet: return "quiet";
            case Moment::Kind::Battle: return "battle";
        }
        return "";
    };
    out_.open_object().text("kind", kind()).flag("able", moment.able).flag("alarm", moment.alarm);
    out_.number("window", moment.window).text("pass", moment.pass).flag("calm", moment.calm);
    out_.close_object();
}

}  // namespace engawa
