// What must hold of every state.
#include "engine/games/samurai/cards/book.h"
#include "engine/games/samurai/rules/stack_order.h"

namespace engawa::samurai {
namespace {

class Checker {
  public:
    Checker(const Book& book, const State& s) : book_(book), s_(s) {}

    // Each check gives a sentence, or nothing if all is well.
    std::string fault() const {
        using Check = std::string (Checker::*)() const;
        for (const Check check :
             {&Checker::shape, &Checker::tasks, &Checker::cards, &Checker::piles, &Checker::you,
              &Checker::foes, &Checker::armour, &Checker::moment, &Checker::attack, &Checker::blood,
              &Checker::bushido, &Checker::world, &Checker::road, &Checker::moves}) {
            std::string found = (this->*check)();
            if (!found.empty()) return found;
        }
        return {};
    }

  private:
    static constexpr const char* kFine = "";

    bool course_in(TaskSet set) const { return has(set, s_.course()); }
    bool stacked(Task task) const {
        for (unsigned i = 0; i < s_.depth; ++i) {
            if (s_.stack[i].task == task) return true;
        }
        return false;
    }

    // The stack.

    std::string shape() const {
        // Two more than a stack can hold in play stay free for what is still to be pushed.
        if (s_.depth == 0 || s_.depth > State::kDeepest - 3) return "the stack has a bad depth";
        for (unsigned i = s_.depth; i < State::kDeepest; ++i) {
            if (s_.stack[i] != Pending{}) return "there is something above the stack";
        }
        for (unsigned i = 0; i < s_.depth; ++i) {
            if (static_cast<int>(s_.stack[i].task) >= kTasks) return "there is no such task";
        }
        if (!course_in(kCourses)) return "the game has no such course";
        for (unsigned i = 1; i < s_.depth; ++i) {
            if (!has(below(s_.stack[i].task), s_.stack[i - 1].task)) {
                return "what is due does not lie on what it interrupts";
            }
        }
        return kFine;
    }

    std::string tasks() const {
        for (unsigned i = 0; i < s_.depth; ++i) {
            if (!good_task(s_.stack[i])) return "something that is due has bad numbers";
        }
        if (!waits(book_, s_)) return "nothing is due (SAM-110)";
        const bool answering = course_in(set_of(Task::Guard, Task::Answered));
        if (answering != (s_.answering != 0)) return "who counterattacks does not fit (SAM-300)";
        const bool looking = stacked(Task::Win);
        if (!looking && s_.looked != 0) return "cards are looked at for nothing (SAM-429)";
        if (looking && size_of(s_.looked) > win().b) return "too many cards are looked at";
        if (s_.top().task == Task::Keep && size_of(s_.looked) < 2) {
            return "there is nothing to choose (SAM-432)";
        }
        if (s_.top().task == Task::Special && size_of(s_.looked) >= win().b) {
            return "enough cards are looked at (SAM-429)";
        }
        return kFine;
    }

    const Pending& win() const {
        unsigned i = 0;
        while (s_.stack[i].task != Task::Win) ++i;
        return s_.stack[i];
    }

    bool good_task(const Pending& p) const {
        const auto level = [](int n) { return n == 1 || n == 2; };
        switch (p.task) {
            case Task::DieChoice:
                return p.a >= 1 && p.b == 0 && s_.die >= book_.c.die_use_min && s_.die != 0;
            case Task::Forget: return p.a >= 1 && p.a <= 99 && p.b == 0;
            case Task::Draw: return p.a >= 1 && p.b == 0 && size_of(s_.hand) + p.a <= most_hand();
            case Task::Injury: return level(p.a) && p.b <= 1 && (p.b == 1 || !s_.blood_on());
            case Task::Wound: return level(p.a) && p.b <= 1;
            case Task::Blood: return level(p.a) && p.b == 0 && s_.blood_on();
            case Task::Weather: {
                const bool of_duel = s_.mode == Mode::Campaign && s_.course() == Task::BeginRound;
                const bool of_game = s_.random_weather() && s_.course() == Task::BeginDuel &&
                                     s_.stage == 0 && s_.sky == 0;
                return p.b == 0 && (p.a == 0 ? of_game : p.a == 1 && of_duel && s_.round == 1);
            }
            case Task::ArmourRoll: {
                const Wearer wearer = p.a == 0 ? Wearer::You : Wearer::Foe;
                return p.a <= 1 && p.b == 0 && s_.wearer == wearer;
            }
            case Task::EventRoll:
                return p.a == 0 && p.b < book_.cards.event.size() && book_.events[p.b].rolled &&
                       (s_.events >> p.b & 1) == 0;
            case Task::Attacked: return p.a <= 1 && p.b == 0;
            case Task::Win: return p.a >= 1 && p.a <= 9 && p.b >= 1 && p.b <= 3;
            case Task::DoEffects: return p.a <= 2 && p.b < book_.effects.size();
            case Task::Over: return p.a < kCauses && p.b == 0;
            case Task::ExploitRoll: return s_.surrounding != 0 && s_.exploited != 0;
            case Task::AnswerRoll: return p.a == 0 && p.b == 0 && s_.three();
            case Task::Target: return p.a == 0 && p.b == 0 && s_.three();
            case Task::Flip:
            case Task::Price: return p.a == 0 && p.b == 0 && ability(book_, s_).two_sided;
            case Task::Spoils: return p.a == 0 && p.b == 0 && s_.mode == Mode::Clan;
            case Task::Gisei: return p.a == 0 && p.b == 0 && s_.gisei() && s_.giseis != 0;
            case Task::Peek: return p.a == 0 && p.b == 0 && s_.known == 0;
            case Task::Reveal: return s_.counter_turned == 0 && s_.known == 0;
            case Task::FollowUp:
                return s_.counter_turned != 0 && ability(book_, s_).follow_damage != 0;
            default: return p.a == 0 && p.b == 0;
        }
    }

    // Cards.

    int most_hand() const {
        return book_.c.hand_size + book_.c.breath_cards * book_.c.breath_limit;
    }

    std::string cards() const {
        Cards seen = 0;
        for (const Cards zone :
             {s_.bag, s_.discard, s_.hand, s_.table, s_.reserve, s_.specials, s_.looked}) {
            if ((seen & zone) != 0) return "a card lies in two places";
            seen |= zone;
        }
        if ((seen & ~(book_.all_actions | book_.all_specials)) != 0) return "there is no such card";
        if (((s_.reserve | s_.specials | s_.looked) & book_.all_actions) != 0) {
            return "an Action card is no Special Action card (SAM-013)";
        }
        if ((s_.swapped & ~(s_.hand & book_.all_specials)) != 0 ||
            (s_.swapped != 0 && s_.course() != Task::Prepare)) {
            return "only Special Action cards are swapped in, at PREPARE (SAM-154)";
        }
        if ((s_.placed & ~s_.table) != 0 || size_of(s_.placed) > kCardsPerAttack) {
            return "an attack has at most three cards (SAM-193)";
        }
        if (size_of(s_.table & ~s_.placed) > (s_.attack == 0 ? 0 : kCardsPerAttack)) {
            return "the table has too many cards (SAM-196)";
        }
        if (size_of(s_.hand) > most_hand()) return "the hand has too many cards (SAM-153)";
        return kFine;
    }

    std::string piles() const {
        const Pile defence = s_.defence == 0 ? 0 : pile_bit((s_.defence - 1) & 31);
        const Pile known = s_.known == 0 ? 0 : pile_bit((s_.known - 1) & 31);
        if (s_.defence > book_.cards.defence.size() || s_.known > book_.cards.counter.size()) {
            return "there is no such card";
        }
        if (!parts_of(book_.all_defence, {s_.defence_bag, s_.defence_discard, defence})) {
            return "the Defence cards do not add up (SAM-086)";
        }
        if (!parts_of(book_.all_counter,
                      {s_.counter_bag, s_.counter_discard, s_.counter_turned, known})) {
            return "the Counterattack cards do not add up (SAM-086)";
        }
        if (s_.counter_turned != 0 && !course_in(set_of(Task::Answered, Task::Over))) {
            return "no counterattack is under way (SAM-317)";
        }
        return kFine;
    }

    static bool parts_of(Pile all, std::initializer_list<Pile> parts) {
        Pile seen = 0;
        for (const Pile part : parts) {
            if ((seen & part) != 0) return false;
            seen |= part;
        }
        return seen == all;
    }

    // Fighters.

    std::string you() const {
        if (s_.life > max_life(book_, s_)) return "your Life is above its maximum (SAM-008)";
        if (s_.ki > ki_limit(book_, s_)) return "your Ki is above its limit (SAM-007)";
        if (s_.die > kHighestDie || (s_.die == 0 && !s_.blood_on())) {
            return "the Injury die has no such level (SAM-018)";
        }
        if (!s_.over() && s_.life == 0) return "you are dead (SAM-351)";
        if (s_.over() && s_.cause() == Cause::Life && s_.life != 0) return "you are not dead";
        if (s_.over() && s_.cause() == Cause::FoesDead && s_.life == 0) return "you are dead";
        for (unsigned i = 0; i < kGauges; ++i) {
            const int gauge = s_.gauges[i];
            if (gauge < -9999 || gauge > 9999) return "a gauge is out of reach";
            if (gauge > cap_of(book_, s_, static_cast<Gauge>(i))) {
                return "a gauge is above its cap (SAM-510)";
            }
        }
        return kFine;
    }

    bool between_duels() const {
        return course_in(set_of(Task::Road, Task::BeginDuel)) || (s_.over() && s_.round == 0);
    }

    Fighter full(unsigned i) const {
        if (s_.three()) return book_.enemies[i].fighter;
        if (i != 0 || between_duels()) return {};
        return foe_of(book_, s_, s_.stage).fighter;
    }

    std::string foes() const {
        const int stages = book_.stages(s_.mode);
        const bool skipped =
            (s_.flags & State::kThree) != 0 && s_.stage != 0 && s_.stage + 1 != stages;
        if (s_.stage >= stages || skipped) return "there is no such duel or enemy";
        const bool none_yet = s_.course() == Task::BeginDuel;
        int living = 0;
        for (unsigned i = 0; i < kEnemies; ++i) {
            const Fighter most = none_yet ? Fighter{} : full(i);
            if (s_.foes[i].life > most.life || s_.foes[i].ki > most.ki) {
                return "a foe has more Life or Ki than at the start (SAM-009)";
            }
            living |= (s_.foes[i].life != 0 ? 1 : 0) << i;
        }
        const int ability = s_.three() || between_duels() ? 0 : foe_of(book_, s_, s_.stage).ability;
        if (s_.ability != ability) return "the foe's ability is another one (SAM-379)";
        if (s_.foe >= (s_.three() ? 3 : 1)) return "there is no such foe";
        const bool won = s_.over() && s_.cause() == Cause::FoesDead;
        if (!between_duels() && (living == 0) != won) return "the foes are dead or not (SAM-350)";
        if ((s_.answering & ~living) != 0) return "the dead do not counterattack (SAM-301)";
        const bool attacked =
            course_in(set_of(Task::Place, Task::Placed, Task::Strike, Task::Attacked));
        // One of the clan's three: his spoils come before the others answer (SAM-045).
        const bool spoils =
            s_.course() == Task::Attacked && (stacked(Task::Spoils) || stacked(Task::Win));
        if (attacked && ((living >> s_.foe & 1) == 0) != spoils) {
            return "the foe under attack is dead or not";
        }
        const bool marked = attacked || course_in(set_of(Task::AnswerRoll, Task::Guard,
                                                         Task::Answered, Task::Over));
        if (!marked && s_.foe != 0) return "no foe is marked now (SAM-582)";
        if (s_.side > 1 || (s_.side != 0 && !samurai::ability(book_, s_).two_sided)) {
            return "the foe's card has one side";
        }
        if (s_.top().task == Task::Price && s_.side == 0)
            return "only side B has a price (SAM-396)";
        return kFine;
    }

    std::string armour() const {
        if ((s_.armour == 0) != (s_.wearer == Wearer::Nobody)) return "armour without points";
        if (s_.armour > book_.armour_points) return "armour with too many points (SAM-068)";
        if (s_.wearer == Wearer::Nobody) return kFine;
        if (s_.yoroi != Wearer::Nobody) {
            return s_.wearer == s_.yoroi ? kFine : "the armour has another wearer (SAM-040)";
        }
        const bool lent = s_.mode == Mode::Campaign && !between_duels();
        return lent ? kFine : "nobody wears armour in this game (SAM-040)";
    }

    // Time.

    std::string moment() const {
        const int limit = s_.mode == Mode::Clan ? book_.c.round_limit_clan : book_.c.round_limit;
        if (between_duels() ? s_.round != 0 : s_.round == 0 || s_.round > limit) {
            return "there is no such round (SAM-770)";
        }
        if (s_.attack > 1) return "a round has two attacks (SAM-170)";
        const bool early = course_in(set_of(Task::Redraw, Task::Exchange, Task::Prepare,
                                            Task::BeginRound, Task::BeginDuel, Task::Road));
        if (early && (s_.attack != 0 || s_.table != 0)) return "no attack has begun (SAM-170)";
        if (course_in(set_of(Task::End, Task::Cleanup)) && s_.attack == 0) {
            return "the second attack is to come (SAM-330)";
        }
        const bool undrawn = course_in(set_of(Task::BeginRound, Task::BeginDuel));
        if (undrawn && (s_.hand | s_.table) != 0) return "no card has been drawn (SAM-064)";
        return kFine;
    }

    std::string attack() const {
        const int placed = size_of(s_.placed);
        const bool must = course_in(set_of(Task::Strike, Task::Attacked)) ||
                          (s_.course() == Task::Place && placed >= kBeforeDefence);
        const bool may = course_in(set_of(Task::Place, Task::Placed, Task::Over));
        const bool spoils = s_.course() == Task::Place && stacked(Task::Spoils);
        if (must && s_.defence == 0) return "the Defence card is not turned (SAM-186)";
        if ((!(must || may) || spoils) && s_.defence != 0) {
            return "no Defence card is turned now (SAM-195)";
        }
        if (stacked(Task::Defence) && s_.defence != 0) return "the Defence card is turned";
        if (s_.defence_paid > 1 || (s_.defence_paid != 0 &&
                                    (s_.defence == 0 || !book_.defence[s_.defence - 1u].ki_mark))) {
            return "the card has no Ki mark (SAM-187)";
        }
        const bool done = course_in(set_of(Task::Strike, Task::Attacked));
        if (done && placed != kCardsPerAttack && s_.hand != 0) {
            return "three cards are placed in an attack (SAM-193)";
        }
        if (s_.course() == Task::Target && placed != 0) return "no card is placed yet (SAM-582)";
        if (s_.course() == Task::Place && placed >= kCardsPerAttack) return "all cards are placed";
        if (s_.course() == Task::Placed && placed == 0 && !stacked(Task::Defence)) {
            return "no card is placed";
        }
        const bool start =
            course_in(set_of(Task::Target, Task::Place, Task::Placed, Task::Strike, Task::Over));
        if (s_.start_technique != 0 && (!start || weapon(book_, s_).entangle == 0)) {
            return "nobody asks for the start of Technique (SAM-415)";
        }
        return kFine;
    }

    // Modules.

    std::string blood() const {
        const unsigned all = (1u << book_.bloods()) - 1;
        const unsigned kept = s_.blood[0] | s_.blood[1];
        if ((s_.blood[0] & s_.blood[1]) != 0 || (kept & ~all) != 0) return "bad Blood cards";
        if (kept != 0 && !s_.blood_on()) return "there is no Blood in this game (SAM-490)";
        if (kept == all && !s_.over() && !stacked(Task::BloodCheck)) {
            return "the Blood bag is empty (SAM-493)";
        }
        return kFine;
    }

    std::string bushido() const {
        const int kanji = book_.c.bushido_kanji;
        if (s_.pawn > (s_.bushido() ? kanji : 0)) return "the pawn has gone too far (SAM-520)";
        const bool drawing = stacked(Task::Bushido) || stacked(Task::Virtue);
        if ((drawing || s_.virtue != 0) && s_.pawn != kanji) return "no card is won (SAM-522)";
        if (drawing && s_.virtue != 0) return "one Bushido card in a game (SAM-524)";
        if (s_.virtue > book_.cards.bushido.size()) return "there is no such Bushido card";
        const VirtueValues& card = virtue(book_, s_);
        if (card.chooses) return "that card is exchanged at once (SAM-548)";
        const int low = card.credit != 0 ? 1 : 0;
        const int high = card.credit != 0       ? card.credit
                         : card.ki_to_life != 0 ? card.ki_to_life - 1
                                                : 0;
        if (s_.credit < low || s_.credit > high) return "the Bushido card is used up (SAM-540)";
        return kFine;
    }

    std::string world() const {
        const int rights = between_duels() && !s_.redraws_once() ? 0 : redraw_rights(book_, s_);
        if (s_.redraws > rights) return "too many redraws (SAM-146)";
        if (s_.breaths > book_.c.breath_limit || s_.exploited > 1 || s_.missed > 1) {
            return "a count is too high";
        }
        if (s_.exploited != 0 && s_.surrounding == 0) return "there is no place (SAM-033)";
        const bool per_duel =
            s_.surrounding != 0 && book_.places[s_.surrounding - 1u].once_per_duel;
        const bool early = course_in(set_of(Task::Redraw, Task::Exchange, Task::Prepare));
        if (early && s_.exploited != 0 && !per_duel) return "the round is young (SAM-440)";
        if (s_.giseis > book_.c.gisei_limit ||
            (s_.giseis != 0 &&
             !(s_.gisei() && course_in(set_of(Task::Guard, Task::Answered, Task::Over))))) {
            return "no sacrifice was made (SAM-562)";
        }
        const bool struck = course_in(
            set_of(Task::Attacked, Task::AnswerRoll, Task::Guard, Task::Answered, Task::Over));
        if (s_.missed != 0 && !struck) return "no strike has missed (SAM-235)";
        if (s_.weapon != s_.own_weapon && s_.mode != Mode::Campaign) return "another weapon";
        const bool awaited = stacked(Task::Weather);
        if (s_.weather != s_.sky && s_.mode != Mode::Campaign) return "another weather";
        if (s_.random_weather() && s_.sky == 0 && !awaited)
            return "no weather was picked (SAM-070)";
        return kFine;
    }

    std::string road() const {
        const unsigned all = (1u << book_.cards.event.size()) - 1;
        if ((s_.events & ~all) != 0 || (s_.events != 0 && s_.mode != Mode::Campaign)) {
            return "there are no such events (SAM-652)";
        }
        for (unsigned i = 0; i < book_.cards.event.size(); ++i) {
            const bool out = book_.events[i].gives_yoroi && s_.yoroi != Wearer::Nobody;
            if (out && (s_.events >> i & 1) != 0) return "there is one Yoroi (SAM-664)";
        }
        const bool next = s_.next_ki != 0 || s_.next_weapon != 0 || s_.next_weather != 0 ||
                          s_.next_yoroi != Wearer::Nobody;
        if (next && !between_duels()) return "the next duel has begun (SAM-645)";
        if (s_.next_yoroi != Wearer::Nobody && s_.yoroi != Wearer::Nobody) {
            return "there is one Yoroi (SAM-664)";
        }
        if (s_.next_weather > 1 || s_.next_weapon > book_.cards.weapon.size() ||
            s_.next_yoroi > Wearer::Foe) {
            return "the next duel cannot be like that";
        }
        if (s_.course() != Task::Road) return kFine;
        if (s_.mode != Mode::Campaign || s_.stage == 0) return "no duel was won (SAM-653)";
        const bool clean = (s_.discard | s_.hand | s_.table) == 0 &&
                           s_.defence_bag == book_.all_defence &&
                           s_.counter_bag == book_.all_counter && s_.breaths + s_.exploited == 0 &&
                           s_.gauges == std::array<std::int16_t, 3>{} && s_.dealt == 0 &&
                           s_.weapon == s_.own_weapon && s_.weather == s_.sky;
        return clean ? kFine : "the duel is over (SAM-645)";
    }

    std::string moves() const {
        if (s_.over()) return kFine;
        std::array<Move, Samurai::kMaxMoves> buffer;
        Moves<Move> list{buffer};
        if (size_of(s_.reserve) * size_of(s_.hand) > Samurai::kMaxMoves - 8) {
            return "there are too many moves";
        }
        add_moves(book_, s_, list);
        return list.empty() ? "there is no move (SAM-111)" : kFine;
    }

    const Book& book_;
    const State& s_;
};

}  // namespace

std::string fault(const Book& book, const State& s) { return Checker{book, s}.fault(); }

bool Samurai::ok(const State& s) const { return fault(*book_, s).empty(); }

}  // namespace engawa::samurai
