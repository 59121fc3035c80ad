// A list of up to thousands of moves, packed: what comes again and again is written once.
#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/hash.h"
#include "engine/wire/wire_maker.h"

namespace engawa {
namespace {

// Values by number, in the order in which they first came: a few, of which the latest is asked for
// again most often.
template <class T>
class Numbered {
  public:
    template <class Key>
    int of(const Key& key) {
        if (last_ < all_.size() && all_[last_] == key) return static_cast<int>(last_);
        last_ = static_cast<std::size_t>(std::find(all_.begin(), all_.end(), key) - all_.begin());
        if (last_ == all_.size()) all_.emplace_back(key);
        return static_cast<int>(last_);
    }
    const std::vector<T>& all() const { return all_; }

  private:
    std::vector<T> all_;
    std::size_t last_ = 0;
};

// The same for references, of which there may be hundreds.
class Refs {
  public:
    int of(std::string_view ref) {
        if (2 * all_.size() >= slots_.size()) grow();
        int& slot = slot_of(ref);
        if (slot == kEmpty) {
            slot = static_cast<int>(all_.size());
            all_.push_back(ref);
        }
        return slot;
    }
    const std::vector<std::string_view>& all() const { return all_; }

  private:
    static constexpr int kEmpty = -1;

    int& slot_of(std::string_view ref) {
        Fnv1a hash;
        hash.add(ref);
        for (std::size_t i = hash.value();; ++i) {
            int& slot = slots_[i & (slots_.size() - 1)];
            if (slot == kEmpty || all_[slot] == ref) return slot;
        }
    }
    void grow() {
        slots_.assign(slots_.empty() ? 64 : 2 * slots_.size(), kEmpty);
        for (std::size_t i = 0; i < all_.size(); ++i) slot_of(all_[i]) = static_cast<int>(i);
    }

    std::vector<std::string_view> all_;
    std::vector<int> slots_;
};

// A gesture without what it touches.
struct Shape {
    std::string_view verb;
    std::vector<std::pair<std::string_view, bool>> roles;  // is the part a number?

    explicit Shape(const Gesture& gesture) : verb(gesture.verb) {
        for (const Part& part : gesture.parts) roles.emplace_back(part.role, part.ref.empty());
    }
    friend bool operator==(const Shape& shape, const Gesture& gesture) {
        return shape.verb == gesture.verb && shape.roles.size() == gesture.parts.size() &&
               std::equal(shape.roles.begin(), shape.roles.end(), gesture.parts.begin(),
                          [](const auto& role, const Part& part) {
                              return role.first == part.role && role.second == part.ref.empty();
                          });
    }
};

void write_shapes(JsonWriter& out, const std::vector<Shape>& shapes) {
    out.list(shapes, [&](const Shape& shape) {
        out.open_object().text("verb", shape.verb).name("parts");
        out.list(shape.roles, [&](const auto& role) {
            out.open_object().text("role", role.first).flag("number", role.second).close_object();
        });
        out.close_object();
    });
}

}  // namespace

void WireMaker::choices(std::span<const Choice> choices) {
    Numbered<Shape> shapes;
    Refs refs;
    Numbered<std::vector<Fact>> prices;
    std::vector<std::int32_t> codes;
    std::vector<std::int32_t> price_of;
    for (const Choice& choice : choices) {
        codes.push_back(shapes.of(choice.gesture));
        for (const Part& part : choice.gesture.parts) {
            codes.push_back(part.ref.empty() ? part.number : refs.of(part.ref));
        }
        price_of.push_back(prices.of(choice.price));
    }
    const bool free = prices.all().size() <= 1 && (choices.empty() || choices[0].price.empty());

    out_.open_object().name("texts");
    out_.list(choices, [this](const Choice& choice) { out_.text(choice.text); });
    out_.name("shapes");
    write_shapes(out_, shapes.all());
    out_.name("refs").texts(refs.all()).name("codes").numbers(codes);
    out_.name("prices").open_list();
    if (!free) {
        for (const auto& price : prices.all()) facts(price);
    }
    out_.close_list().name("price_of").numbers(free ? std::vector<std::int32_t>{} : price_of);
    const auto marked = [&](std::string_view name, auto is) {
        out_.name(name).open_list();
        for (std::size_t i = 0; i < choices.size(); ++i) {
            if (is(choices[i])) out_.number(static_cast<std::int64_t>(i));
        }
        out_.close_list();
    };
    marked("wasteful", [](const Choice& choice) { return choice.wasteful; });
    marked("final", [](const Choice& choice) { return choice.final; });
    out_.close_object();
}

}  // namespace engawa
