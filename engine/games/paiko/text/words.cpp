// Words for events and prompts: keys with their terms. Tiles, squares and piles have the ids of the
// tableau.
#include "engine/games/paiko/paiko.h"
#include "engine/games/paiko/text/names.h"

namespace engawa::paiko {
namespace {

class Teller {
  public:
    explicit Teller(const Event& event) : event_(event) {}

    Phrase tell() const;

  private:
    int n(unsigned i) const { return event_.numbers[i]; }

    static Phrase say(std::string_view kind, Arguments arguments) {
        return {"paiko.event." + std::string{kind}, std::move(arguments)};
    }
    Argument who() const { return {"who", Term::seat(n(0))}; }
    Argument other() const { return {"other", Term::seat(1 - n(0))}; }
    Argument tile() const { return {"tile", tile_term(n(1))}; }
    Argument square(std::string_view name, unsigned i) const {
        return {name, Term::place(square_name(Cell{n(i)}))};
    }
    Argument facing(unsigned i) const {
        return {"facing", Term::word(std::string{"paiko.facing."} +
                                     facing_letter(static_cast<Facing>(n(i))))};
    }
    static Term tile_term(int type) { return Term::card(kCodes[type]); }

    // Where the tile faces, if tiles of its type have a facing.
    Phrase with_facing(Phrase phrase, unsigned i) const {
        if (has_facing(static_cast<Type>(n(1)))) phrase.arguments.push_back(facing(i));
        return phrase;
    }
    // The square that it walks over, if there is one.
    Phrase with_between(Phrase phrase, unsigned i) const {
        if (n(i) != kNoCell) phrase.arguments.push_back(square("over", i));
        return phrase;
    }
    Phrase drew() const;
    Phrase ended() const;

    const Event& event_;
};

Phrase Teller::drew() const {
    Arguments tiles;
    for (unsigned i = 1; i < event_.count; ++i) tiles.push_back({{}, tile_term(n(i))});
    return say("drew", {who(), {"tiles", Term::list(std::move(tiles))}});
}

Phrase Teller::ended() const {
    constexpr std::string_view kTies[] = {"paiko.end.losses", "paiko.end.passes",
                                          "paiko.end.turn_cap"};
    if (n(0) < 3) return say("ended", {{"reason", Term::word(kTies[n(0)])}});
    Phrase points{"paiko.end.points", {{"who", Term::seat(n(0) - 3)}}};
    return say("ended", {{"reason", Term::phrase(std::move(points))}});
}

Phrase Teller::tell() const {
    switch (static_cast<Happening>(event_.kind)) {
        case Happening::Picked: return say("picked", {who(), tile()});
        case Happening::Rewarded: return say("rewarded", {who(), other(), tile()});
        case Happening::Drew: return drew();
        case Happening::Deployed:
            return with_facing(say("deployed", {who(), tile(), square("square", 2)}), 3);
        case Happening::Bonus:
            return with_between(say("bonus", {who(),
                                              {"tile", tile_term(static_cast<int>(Type::Sai))},
                                              square("deployed", 1),
                                              square("square", 3),
                                              facing(4)}),
                                2);
        case Happening::Shifted:
            return with_between(
                with_facing(say("shifted", {who(), tile(), square("from", 2), square("to", 4)}), 5),
                3);
        case Happening::Turned:
            return say("turned", {who(), tile(), square("square", 2), facing(3)});
        case Happening::Redeployed:
            return say("redeployed", {who(),
                                      {"tile", tile_term(static_cast<int>(Type::Water))},
                                      square("from", 1),
                                      square("to", 2)});
        case Happening::Passed: return say("passed", {who()});
        case Happening::Captured: return say("captured", {who(), tile(), square("square", 2)});
        case Happening::Ended: break;
    }
    return ended();
}

}  // namespace

Phrase Paiko::describe(const Event& event) const { return Teller{event}.tell(); }

Phrase Paiko::prompt(const State& s, Seat seat) const {
    const Argument who{"who", Term::seat(seat)};
    switch (s.phase) {
        case Phase::SetUp:
            return {"paiko.prompt.pick",
                    {who, {"count", Term::number(set_up_stage(s).picks_left)}}};
        case Phase::Reward:
            return {
                "paiko.prompt.reward",
                {who, {"other", Term::seat(1 - seat.index())}, {"count", Term::number(s.rewards)}}};
        case Phase::Turn: return {"paiko.prompt.turn", {who}};
        default: return {"paiko.prompt.over", {}};
    }
}

}  // namespace engawa::paiko
