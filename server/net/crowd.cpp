#include "server/net/crowd.h"

#include <cassert>

namespace engawa::server {

Crowd::Verdict Crowd::enter(const Household& from, bool many) {
    const auto found = of_one_.find(from);
    if (!many && found != of_one_.end() && found->second >= most_of_one_)
        return Verdict::TooManyOfThem;
    if (size_ >= most_) return Verdict::Full;
    ++size_;
    ++of_one_[from];
    return Verdict::Welcome;
}

void Crowd::leave(const Household& from) {
    const auto found = of_one_.find(from);
    assert(found != of_one_.end());
    --size_;
    if (--found->second == 0) of_one_.erase(found);
}

}  // namespace engawa::server
