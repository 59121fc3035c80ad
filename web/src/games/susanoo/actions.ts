// The action bar: at most four buttons, each with what follows from it. The filled one at the right is only ever a step of
// one's own; a pass is at the left and never filled.
import type { Choice } from '../../table/table.ts';
import type { IconName } from './draw/signs.ts';
import { fights, type Moment } from './moment.ts';
import { allOf, byVerb, cardId, cardOf, refOf, seatOf } from './moves.ts';
import { escapeOdds } from './position.ts';
import { isWindow } from './steps.ts';

export interface Button {
  readonly key: string;
  readonly word: string;
  readonly small?: string | undefined;
  readonly icon?: IconName;
  /** The form of a player's lantern before the word. */
  readonly seat?: number;
  readonly look?: 'primary' | 'foe' | 'good' | 'bad' | 'narrow' | 'wide';
  /** Pressing it would lose. */
  readonly risky?: boolean;
  readonly ref?: string | undefined;
  /** Where a card that is let go presses it. */
  readonly drop?: string | undefined;
  readonly disabled?: boolean;
  act(): void;
}

const MOST = 4;

/** What is not on the bar stands on the sheet *More*. */
export interface Bar {
  readonly buttons: readonly Button[];
  readonly more: readonly Button[];
  /** What a tap is awaited for, in the place of a button. */
  readonly says?: string;
}

const nothing = (): void => undefined;

/** `hurry`: to the end of what others do. */
export function actionsOf(moment: Moment, hurry: () => void): Bar {
  const { play, board } = moment;
  if (board.mode !== 'play' || board.state.phase !== 'playing') return { buttons: [], more: [] };
  if (play.question) return { buttons: [answer(moment)], more: [] };
  if (play.asking || play.ahead) return begun(moment);
  if (play.touched.length > 0 && play.selection.next.size > 0)
    return { buttons: verbs(moment), more: [] };
  // Whoever looks on has nothing to hold and nobody to give orders to.
  const looksOn = board.state.company !== undefined && !sits(moment);
  if (!play.asked) return { buttons: looksOn ? [] : waiting(moment, hurry), more: [] };
  const { step } = moment.play.now ?? moment.position;
  if (isWindow(step)) return windowed(moment);
  return { buttons: question(moment), more: [] };
}

/** `rare`: what is hardly ever wanted there. */
function fitted(all: readonly Button[], rare: readonly Button[]): Bar {
  const room = all.length <= MOST ? all.length - 1 : MOST - 1;
  return {
    buttons: [...all.slice(0, room), ...all.slice(-1)],
    more: [...all.slice(room, -1), ...rare],
  };
}

/** While the table tells what happened: a press that would be a move goes to the end of it. */
export const halted = ({ buttons, more }: Bar, skip: () => void): Bar => ({
  buttons: buttons.map(({ ref: _, ...button }) =>
    ASIDE.has(button.key) ? button : { ...button, act: skip },
  ),
  more: more.map(({ ref: _, ...button }) => ({ ...button, act: skip })),
});
/** These are no moves. */
const ASIDE = new Set(['skip', 'until', 'orders', 'hold', 'withdraw']);

// While a move is being made.

function begun(moment: Moment): Bar {
  const { play, speech } = moment;
  const back: Button = {
    key: 'back',
    word: speech.text('bar.back'),
    look: 'narrow',
    act: () => void play.back(),
  };
  if (play.asking) return { buttons: [back, sureOf(moment, play.asking)], more: [] };
  const suggested = play.suggested;
  const options = play.choices.filter((one) => cardOf(one) === null);
  const own = options.map((one) => optionOf(moment, one, one === suggested));
  if (own.length > 0 && own.length <= 5)
    return { buttons: [back, ...own.toSorted(primaryLast)], more: [] };
  const pays = suggested ? [sureOf(moment, suggested)] : [];
  const says = play.ahead ? speech.prompt(play.ahead.prompt) : '';
  return { buttons: [back, ...pays], more: [], says };
}
const primaryLast = (a: Button, b: Button): number =>
  Number(a.look === 'primary') - Number(b.look === 'primary');

/** Where one thing has one way left, its button says what the bar says of it elsewhere. */
const wayKey = (speech: Moment['speech'], verb: string): string =>
  [`verb.${verb}`, `bar.${verb}`].find((key) => speech.has(key)) ?? 'sure.other';

/** One thing, and several ways to use it. */
function verbs({ play, speech }: Moment): Button[] {
  const ways = play.selection.live.map((choice, index) => ({
    key: choice.text,
    word: speech.text(wayKey(speech, choice.verb)),
    look: index === play.selection.live.length - 1 ? ('primary' as const) : ('wide' as const),
    ref: choice.touches.at(-1),
    act: () => play.take(choice, choice.verb === 'use'),
  }));
  const back = {
    key: 'back',
    word: speech.text('bar.back'),
    look: 'narrow' as const,
    act: () => void play.back(),
  };
  return [back, ...ways];
}

/** The button that a move waits for. */
function sureOf(moment: Moment, choice: Choice): Button {
  const { play, speech } = moment;
  const forecast = play.forecast(choice);
  const danger = play.danger(choice);
  const id = cardId(choice);
  const seat = seatOf(choice);
  const keys = [`sure.${play.lead?.verb ?? ''}.${choice.verb}`, `sure.${choice.verb}`];
  const key = keys.find((one) => speech.has(one)) ?? 'sure.other';
  return {
    key: 'confirm',
    word: speech.text(danger ? 'sure.lost' : key, {
      card: id ? speech.short(id) : '',
      who: seat ? speech.name(seat) : '',
    }),
    small: forecast ? speech.consequence(forecast) : sureSmall(moment, choice),
    look: 'primary',
    risky: danger,
    ref: 'confirm',
    drop: 'table',
    act: () => (play.asking ? play.confirm() : play.take(choice)),
  };
}
function sureSmall({ play, speech }: Moment, choice: Choice): string | undefined {
  const price = choice.price.map(([what, n]) => speech.text(`price.${what}`, { n }));
  if (price.length > 0) return price.join(', ');
  if (choice.verb === 'pass' && play.danger(choice)) return speech.text('sure.lost.sub');
  return undefined;
}

/** A side, a player, a number of a step. */
function optionOf(moment: Moment, choice: Choice, suggested: boolean): Button {
  const { play, speech, position } = moment;
  const side = refOf(choice, 'side');
  const seat = seatOf(choice);
  const forecast = play.forecast(choice);
  const whom = position.battle?.main === position.you ? 'you' : 'fighters';
  const small = forecast
    ? suggested
      ? speech.consequence(forecast)
      : speech.forecast(forecast)
    : undefined;
  return {
    key: choice.text,
    word: side
      ? speech.text(side === 'foes' ? 'side.foes' : `side.${whom}`, {
          who: speech.name(position.battle?.main ?? 0),
        })
      : seat
        ? speech.name(seat)
        : speech.text(`verb.${choice.verb}`),
    ...(seat ? { seat } : {}),
    small: seat ? levelOf(moment, seat) : small,
    // Whom a card does good or harm is nothing to slip into: no name stands out.
    look: suggested && !seat ? 'primary' : side === 'foes' ? 'foe' : 'wide',
    ref: suggested ? 'confirm' : onTheTable(choice) ? undefined : choice.touches[0],
    drop: onTheTable(choice) ? choice.touches[0] : undefined,
    act: () => play.take(choice),
  };
}
/** Lanterns and banners are touched where they are. */
const onTheTable = (choice: Choice): boolean =>
  seatOf(choice) !== null || refOf(choice, 'side') !== null;
const levelOf = ({ position, speech }: Moment, seat: number): string =>
  seat === position.you
    ? speech.text('seat.yourself')
    : speech.text('seat.level', { n: position.of(seat)?.level ?? 0 });

// Windows: before the draw, in a battle, in the end phase.

function windowed(moment: Moment): Bar {
  const { position, play } = moment;
  const choices = play.open;
  const pass = byVerb(choices, 'pass');
  const own = position.battle
    ? position.battle.main === position.you
    : position.atTurn === position.you;
  const quiet = own && !position.battle;
  const acts = [
    ...runAndAsk(moment, choices),
    ...powers(moment, choices),
    ...pours(moment, choices),
    ...(quiet ? market(moment, choices) : []),
  ];
  const rare = quiet ? [] : market(moment, choices);
  if (!pass) return fitted(acts, rare);
  if (own) return fitted([...acts, decide(moment, pass)], rare);
  // Where there is more to press, the hand says by itself that it can be played.
  const hint = acts.length > 0 ? [] : [playHint(moment)];
  return fitted([...passes(moment, pass), ...acts, ...hint], rare);
}

function decide(moment: Moment, pass: Choice): Button {
  const { position, speech, play } = moment;
  const { battle } = position;
  const waits = position.players.filter((one) => one.mayAct && one.seat !== position.you);
  const me = position.of(position.you);
  const say = (key: string, args = {}): string => speech.text(`bar.${key}`, args);
  const word = battle ? say('decide') : say(position.step === 'end' ? 'end' : 'draw');
  const small = battle
    ? say(battle.won ? 'decide.won' : 'decide.short', { n: battle.margin })
    : position.step === 'end' && (me?.hand.over ?? 0) > 0
      ? say('end.over', { n: me?.hand.over ?? 0 })
      : waits.length > 0 &&
          moment.board.state.seats.filter(({ who }) => who === 'person').length > 1
        ? say('waits', { who: speech.names(waits.map(({ seat }) => seat)) })
        : say(position.step === 'end' ? 'end.sub' : 'draw.sub');
  return {
    key: 'pass',
    word,
    small,
    look: 'primary',
    risky: battle !== null && !battle.won,
    ref: pass.touches[0],
    act: () => play.take(pass),
  };
}

function passes(moment: Moment, pass: Choice): Button[] {
  const { play, speech } = moment;
  return [
    {
      key: 'pass',
      word: speech.text('bar.pass'),
      small: speech.text('bar.pass.sub'),
      icon: 'pass',
      ref: pass.touches[0],
      act: () => play.take(pass),
    },
    {
      key: 'until',
      word: speech.text('bar.until'),
      small: speech.text('bar.until.sub'),
      icon: 'until',
      act: () => play.show({ kind: 'until' }),
    },
  ];
}
/** Where a card would be played, while none is chosen. */
function playHint(moment: Moment): Button {
  const { speech, play } = moment;
  const some = play.open.some((one) => (cardOf(one) ?? '').startsWith('hand.'));
  return {
    key: 'play',
    word: speech.text('bar.play'),
    small: speech.text(some ? 'bar.play.sub' : 'bar.play.none'),
    look: 'primary',
    disabled: true,
    act: nothing,
  };
}

function runAndAsk(moment: Moment, choices: readonly Choice[]): Button[] {
  const { position, speech, play, board } = moment;
  const buttons: Button[] = [];
  const flee = byVerb(choices, 'flee');
  const asks = allOf(choices, 'ask');
  if (flee) {
    const odds = escapeOdds(board.state.view.odds ?? [], position.you);
    buttons.push({
      key: 'run',
      word: speech.text('bar.run'),
      small: odds.all === null ? '' : speech.percent(odds.all),
      icon: 'run',
      look: position.battle?.headed ? 'bad' : 'wide',
      ref: flee.touches[0],
      act: () => play.take(flee),
    });
  }
  const chance = (one: Choice): number => play.forecast(one)?.chance ?? 0;
  const [first] = asks.toSorted((a, b) => chance(b) - chance(a));
  if (first)
    buttons.push({
      key: 'ask',
      word: speech.text('bar.ask'),
      small: speech.text('bar.ask.sub', { n: asks.length }),
      icon: 'help',
      act: () => play.take(first),
    });
  return buttons;
}

function powers(moment: Moment, choices: readonly Choice[]): Button[] {
  const { speech, play } = moment;
  return allOf(choices, 'act').map((choice) => {
    const forecast = play.forecast(choice);
    return {
      key: choice.text,
      word: speech.short(cardId(choice) ?? ''),
      small: forecast ? speech.forecast(forecast) : sureSmall(moment, choice),
      look: forecast && forecast.chance > 0 ? 'good' : 'wide',
      ref: choice.touches[0],
      act: () => play.take(choice),
    } satisfies Button;
  });
}

function pours(moment: Moment, choices: readonly Choice[]): Button[] {
  const { speech, play, position } = moment;
  const pour = byVerb(choices, 'pour');
  const buttons: Button[] = [];
  if (pour) {
    const forecast = play.forecast(pour);
    const key = fights(moment) ? 'pour' : 'pour.against';
    buttons.push({
      key: 'pour',
      word: speech.text(`bar.${key}`, { who: speech.name(position.battle?.main ?? 0) }),
      small: forecast ? speech.forecast(forecast) : '',
      icon: 'sake',
      ref: play.touched.length > 0 ? pour.touches[1] : pour.touches[0],
      act: () => play.take(pour),
    });
  }
  return buttons;
}

/** Trade and pool. */
function market(moment: Moment, choices: readonly Choice[]): Button[] {
  const { speech, play, position } = moment;
  const trade = byVerb(choices, 'trade');
  const renew = byVerb(choices, 'renew');
  const buttons: Button[] = [];
  if (trade)
    buttons.push({
      key: 'trade',
      word: speech.text('bar.trade'),
      small: speech.text('bar.trade.sub', { n: position.tradesLeft }),
      act: () => play.take(trade),
    });
  if (renew)
    buttons.push({
      key: 'renew',
      word: speech.text('bar.pool'),
      small: speech.text('bar.pool.sub'),
      ref: renew.touches[0],
      act: () => play.take(renew),
    });
  return buttons;
}

// Questions that no sheet shows: fight or draw, surplus, players.

function question(moment: Moment): Button[] {
  const { play, speech } = moment;
  const choices = play.open;
  const draw = byVerb(choices, 'draw');
  if (draw)
    return [
      {
        key: 'fights',
        word: speech.text('bar.fights'),
        small: speech.text('bar.fights.sub'),
        look: 'wide',
        disabled: true,
        act: nothing,
      },
      {
        key: 'draw',
        word: speech.text('bar.draw_down'),
        small: speech.text('bar.draw_down.sub'),
        look: 'primary',
        ref: draw.touches[0],
        act: () => play.take(draw),
      },
    ];
  const seats = choices.filter((one) => seatOf(one) !== null);
  if (seats.length > 0) {
    const given = seats.map((choice) => {
      const seat = seatOf(choice) ?? 0;
      const give = choice.verb === 'give';
      return {
        key: choice.text,
        word: give ? speech.text('bar.give', { who: speech.name(seat) }) : speech.name(seat),
        small: levelOf(moment, seat),
        seat,
        look: 'wide',
        act: () => play.take(choice),
      } satisfies Button;
    });
    // A card too many is dropped by touching it, which nothing else says; beside two names there is no room for it.
    const drops = byVerb(choices, 'drop') !== null && given.length === 1;
    return drops ? [...given, answer(moment)] : given;
  }
  return [answer(moment)];
}
/** What is awaited elsewhere: a card of the hand, or a sheet, which it brings back where it was put away. */
function answer({ position, speech, play }: Moment): Button {
  const said = speech.has(`bar.step.${position.step}`) ? `bar.step.${position.step}` : 'bar.answer';
  return {
    key: 'answer',
    word: speech.text(said),
    look: 'primary',
    disabled: play.question === null || !play.folded,
    act: () => play.unfold(),
  };
}

// Nobody asks you.

const sits = ({ board }: Moment): boolean =>
  board.state.seats.some(({ seat, who }) => seat === board.state.viewer && who !== 'bot');

function waiting(moment: Moment, hurry: () => void): Button[] {
  const { board, speech, play } = moment;
  const { notice } = board.state;
  const orders: Button = {
    key: 'orders',
    word: speech.text('bar.orders'),
    small: speech.text(`orders.quiet.${notice.orders.quiet}.short`),
    icon: 'order',
    act: () => play.show({ kind: 'orders' }),
  };
  if (notice.answered)
    return [
      {
        key: 'withdraw',
        word: speech.text('bar.withdraw'),
        small: speech.text('bar.withdraw.sub'),
        look: 'wide',
        act: () => void board.table.withdraw(),
      },
      orders,
    ];
  const people = board.state.seats.filter(({ who }) => who === 'person').length;
  const hold: Button = {
    key: 'hold',
    word: speech.text(notice.holds ? 'bar.holding' : 'bar.hold'),
    small: speech.text('bar.hold.sub'),
    icon: 'hold',
    look: 'wide',
    disabled: notice.holds,
    act: () => void board.table.hold(),
  };
  const until: Button = {
    key: 'until',
    word: speech.text(notice.until === 'off' ? 'bar.until' : `until.${notice.until}.flag`),
    small: speech.text(notice.until === 'off' ? 'bar.until.sub' : 'bar.until.end'),
    icon: 'until',
    look: 'wide',
    act: () =>
      notice.until === 'off' ? play.show({ kind: 'until' }) : void board.table.passUntil('off'),
  };
  if (people > 1 && notice.until === 'off') return [hold, orders];
  // In the middle: what may follow there is never a step of one's own.
  const skip: Button = {
    key: 'skip',
    word: speech.text('skip'),
    small: speech.text('skip.sub'),
    icon: 'skip',
    look: 'wide',
    act: hurry,
  };
  return board.table.hurry ? [until, skip, orders] : [until, orders];
}
