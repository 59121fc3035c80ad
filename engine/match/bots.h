// Bots as everybody outside sees them: a level with a budget, and a thought that can be continued.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"

namespace engawa {

enum class Level : std::uint8_t { Random, Novice, Adept, Master };

// LEVEL[:nodes=N|:time=S], for example master:nodes=20000.
struct BotSpec {
    Level level = Level::Master;
    std::uint32_t nodes = 0;  // 0: the level's own budget
    double seconds = 0;       // 0: no clock. Whoever runs the thought owns the clock.
};

Result<BotSpec> read_bot(std::string_view text);  // code: bad_bot
std::string write_bot(const BotSpec& bot);
std::string_view level_name(Level level);

struct Thought {
    std::uint64_t nodes = 0;
    int depth = 0;
    int score = 0;                  // in the bot's own units, for the seat that thinks
    std::vector<std::string> line;  // best move first; empty only before anything is known
    // Moves to look at next, as a first look ranks them, without the best one; empty where the bot
    // does not rank them.
    std::vector<std::string> others = {};
};

// A move of a decision and what games have shown that went on from it (engine/search/weigh.h).
struct Weighed {
    std::string move;
    int games = 0;
    int won = 0;
    int share = 0;   // of games won, per mille
    int error = 0;   // half of its 95 % interval, per mille
    int points = 0;  // their mean, in tenths
};

// A bot at one decision. It was made from what its seat may know and from nothing else.
class Thinker {
  public:
    virtual ~Thinker() = default;
    // Goes on for about this many nodes; true when more would change nothing.
    virtual bool run(std::uint32_t nodes) = 0;
    virtual Thought thought() const = 0;
    virtual std::string best() const = 0;      // a legal move, whenever it is asked
    virtual std::uint32_t budget() const = 0;  // nodes that this level thinks by itself
    // Would so many more nodes hardly change the move? For those who think by the clock and need
    // not use it up.
    virtual bool settled(std::uint64_t more) const = 0;
};

}  // namespace engawa
