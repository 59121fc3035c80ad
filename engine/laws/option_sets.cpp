#include "engine/laws/option_sets.h"

#include <algorithm>
#include <array>
#include <utility>

namespace engawa::laws {
namespace {

using Row = std::vector<int>;  // the index of a value for each option

constexpr int kNotGiven = -1;  // may be what makes a row acceptable

// The pairs of values of two options that no row has yet.
class Pairs {
  public:
    explicit Pairs(std::span<const OptionSpec> schema) {
        const int options = static_cast<int>(schema.size());
        for (int i = 0; i < options; ++i) {
            for (int j = i + 1; j < options; ++j) add(schema, i, j);
        }
    }

    bool empty() const { return left_.empty(); }

    // A row with the first pair that is left, the other options at random.
    Row random_row(std::span<const OptionSpec> schema, Rng& rng) const {
        Row row;
        for (int k = 0; k < static_cast<int>(schema.size()); ++k) {
            row.push_back(rng.below(values(schema, k) + 1) - 1);  // sometimes not given
        }
        set_first_pair(row);
        return row;
    }

    // The same, the other options chosen to cover as many pairs as they can.
    Row greedy_row(std::span<const OptionSpec> schema) const {
        Row row(schema.size(), -1);
        set_first_pair(row);
        for (int k = 0; k < static_cast<int>(schema.size()); ++k) {
            int& value = row[k];
            if (value >= 0) continue;
            int best = 0, best_gain = -1;
            for (value = 0; value < values(schema, k); ++value) {
                const int here = gain(row);
                if (here > best_gain) best = value, best_gain = here;
            }
            value = best;
        }
        return row;
    }

    void cover(const Row& row) {
        std::erase_if(left_, [&](const Pair& pair) { return has(row, pair); });
    }
    void give_up_first() { left_.erase(left_.begin()); }

  private:
    using Pair = std::array<int, 4>;  // option, value, option, value

    static int values(std::span<const OptionSpec> schema, int option) {
        return static_cast<int>(schema[option].values.size());
    }
    void add(std::span<const OptionSpec> schema, int i, int j) {
        for (int a = 0; a < values(schema, i); ++a) {
            for (int b = 0; b < values(schema, j); ++b) left_.push_back({i, a, j, b});
        }
    }
    static bool has(const Row& row, const Pair& pair) {
        return row[pair[0]] == pair[1] && row[pair[2]] == pair[3];
    }
    void set_first_pair(Row& row) const {
        const auto [i, a, j, b] = left_.front();
        row[i] = a;
        row[j] = b;
    }
    int gain(const Row& row) const {
        return static_cast<int>(
            std::ranges::count_if(left_, [&](const Pair& pair) { return has(row, pair); }));
    }

    std::vector<Pair> left_;
};

Given given_of(std::span<const OptionSpec> schema, const Row& row) {
    Given given;
    for (unsigned i = 0; i < row.size(); ++i) {
        if (row[i] == kNotGiven) continue;
        given.emplace_back(schema[i].name, schema[i].values[row[i]]);
    }
    return given;
}

void add_pairs(std::span<const OptionSpec> schema, const Accepts& accepts, Rng& rng,
               std::vector<Given>& sets) {
    constexpr int kTries = 200;
    for (Pairs pairs{schema}; !pairs.empty();) {
        Row row = pairs.greedy_row(schema);
        for (int i = 0; i < kTries && !accepts(given_of(schema, row)); ++i) {
            row = pairs.random_row(schema, rng);
        }
        if (accepts(given_of(schema, row))) {
            pairs.cover(row);
            sets.push_back(given_of(schema, row));
        } else {
            pairs.give_up_first();
        }
    }
}

void add_random(std::span<const OptionSpec> schema, const Accepts& accepts, int count, Rng& rng,
                std::vector<Given>& sets) {
    constexpr int kTries = 20;
    for (int tries = count * kTries; count > 0 && tries > 0 && !schema.empty(); --tries) {
        Row row;
        for (const OptionSpec& spec : schema) {
            row.push_back(rng.below(static_cast<int>(spec.values.size()) + 1) - 1);
        }
        if (!accepts(given_of(schema, row))) continue;
        sets.push_back(given_of(schema, row));
        --count;
    }
}

}  // namespace

std::vector<Given> option_sets(std::span<const OptionSpec> schema, const Accepts& accepts,
                               int random_sets, Rng& rng) {
    std::vector<Given> sets = {Given{}};
    for (const OptionSpec& spec : schema) {
        for (const std::string_view value : spec.values) {
            Given given = {{std::string{spec.name}, std::string{value}}};
            if (accepts(given)) sets.push_back(std::move(given));
        }
    }
    add_pairs(schema, accepts, rng, sets);
    add_random(schema, accepts, random_sets, rng, sets);
    return sets;
}

std::string to_text(const Given& given) {
    std::string out;
    for (const auto& [name, value] : given) {
        if (!out.empty()) out += ' ';
        out.append(name).append("=").append(value);
    }
    return out;
}

}  // namespace engawa::laws
