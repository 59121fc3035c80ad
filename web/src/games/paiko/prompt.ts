// What the table says to the person, and what its one button does: words of the moment, in the same place always.
import type { BoardProps } from '../../board/game_page.ts';
import { looksOn, waitsAgain } from '../../table/state.ts';
import { lastMove } from './log.ts';
import type { Picks } from './picks.svelte.ts';
import type { Play } from './play.svelte.ts';
import type { Choice } from '../../table/table.ts';
import { named, other, turnOf, type Position, type Side, type Type } from './position.ts';
import type { Speech } from './speech.ts';

export interface Prompt {
  readonly title: string;
  readonly sub: string;
}
export interface Primary {
  readonly label: string;
  readonly sub: string;
  /** null: it says what is missing, and does nothing. */
  readonly act: (() => void) | null;
  /** `data-ref`, where a hand that knows no game has to find it. */
  readonly ref: string | null;
}

export interface Moment {
  readonly props: BoardProps;
  readonly play: Play;
  readonly picks: Picks;
  readonly position: Position;
  readonly speech: Speech;
  /** Little room: the consequence goes into the prompt. */
  readonly narrow: boolean;
  /** No room for the inspector. */
  readonly short: boolean;
}

export function result({ props, position, speech, play }: Moment): Prompt {
  const { report } = props.state.view;
  const winner = report.winners[0];
  const you = play.viewer;
  const score = { mine: position.points[you ?? 1], theirs: position.points[other(you ?? 1)] };
  const title =
    winner === undefined
      ? speech.text('over.tie', score)
      : winner === you
        ? speech.text('over.won', score)
        : you !== null
          ? speech.text('over.lost', score)
          : speech.text('over.other', { who: speech.name(winner === 2 ? 2 : 1), ...score });
  const sub =
    report.reason === 'resigned' || report.reason === 'agreed'
      ? speech.text(`over.${report.reason}`)
      : speech.text('over.turn', { turn: turnOf(position) });
  return { title, sub };
}

function lostNow({ props, speech, play }: Moment): string {
  const lost = lastMove(props.state.log).filter(
    ({ kind, who }) => kind === 'captured' && who === play.viewer,
  );
  return speech.list(lost.flatMap(({ types }) => types.map((type) => speech.tile(type))));
}

function picking(moment: Moment): Prompt {
  const { picks, speech, play } = moment;
  const rival = speech.name(other(play.viewer ?? 1));
  if (picks.kind === 'setup')
    return {
      title: speech.text('setup.prompt', { count: picks.wanted }),
      sub: speech.text('setup.open', { who: rival }),
    };
  const lost = lostNow(moment);
  return {
    title: lost ? speech.text('reward.lost', { tiles: lost }) : speech.text('reward.prompt'),
    sub: speech.text('reward.choose', { who: rival, count: picks.wanted }),
  };
}

function chosen({ play, speech, narrow }: Moment): Prompt | null {
  const { head, candidate, preview } = play;
  if (candidate && play.armed === candidate && candidate.verb !== 'draw') {
    const type = typeOf(candidate);
    const what = preview ? speech.consequence(preview) : '';
    const score =
      preview && (preview.gain[1] || preview.gain[2]) ? speech.score(preview.position) : '';
    const sub = narrow ? [what, score].filter(Boolean).join(' · ') : '';
    return { title: whereTo(play, speech, type ? speech.tile(type) : ''), sub };
  }
  if (!head)
    return play.square
      ? {
          title: speech.text('square_first', { square: play.square }),
          sub: speech.text('square_first.sub'),
        }
      : null;
  const { pile, square, type } = named(head);
  const tile = type ? speech.tile(type) : '';
  const steps = play.squares.filter(({ verb }) => verb !== 'redeploy').length;
  const redeploys = play.squares.length - steps;
  if (pile === 'hand')
    return {
      title: speech.text('deploy', { tile }),
      sub: speech.text('open', { count: play.squares.length }),
    };
  if (pile === 'reserve') return null;
  return {
    title: speech.text('shift', { tile, square: square ?? '' }),
    sub:
      redeploys > 0
        ? speech.text('steps_or_redeploy', { steps, redeploys })
        : speech.text('open', { count: steps }),
  };
}
/** The tile that a move is about. */
export function typeOf(choice: Choice): Type | null {
  const tile = choice.parts.find(({ role }) => role === 'tile');
  return tile && 'ref' in tile ? named(tile.ref).type : null;
}
function whereTo(play: Play, speech: Speech, tile: string): string {
  const part = play.candidate?.parts.find(({ role }) => role === 'square');
  const facing = play.candidateFacing;
  const square =
    part && 'ref' in part ? part.ref : play.head ? (named(play.head).square ?? '') : '';
  return speech.text('to', {
    tile,
    square,
    ...(facing === null ? {} : { facing: speech.facing(facing) }),
  });
}

function drawing({ play, speech }: Moment): Prompt {
  const names = play.touched.flatMap((ref) => {
    const { type } = named(ref);
    return type ? [speech.tile(type)] : [];
  });
  return {
    title: speech.text('draw.prompt'),
    sub:
      names.length > 0
        ? speech.text('draw.goes', { tiles: speech.list(names) })
        : speech.text('draw.sub'),
  };
}

export function promptOf(moment: Moment): Prompt {
  const { props, play, picks, position, speech } = moment;
  if (props.state.phase === 'elsewhere') return { title: speech.text('elsewhere'), sub: '' };
  if (props.mode === 'replay')
    return {
      title: speech.text('replay'),
      sub: speech.text('replay.turn', { turn: turnOf(position) }),
    };
  if (position.phase === 'over' || props.state.phase === 'over') return result(moment);
  if (picks.kind) return picking(moment);
  if (!play.asked) {
    const seat: Side = position.seat ?? 1;
    return {
      title: speech.text('their_turn', { who: speech.name(seat) }),
      sub: waiting(moment, seat),
    };
  }
  if (play.refusal)
    return {
      title: speech.text('not_on', { square: play.refusal.square }),
      sub: reason(moment),
    };
  if (play.drawing) return drawing(moment);
  return (
    chosen(moment) ?? {
      title: speech.text('your_turn'),
      sub: onlyPass(play) ? speech.text('must_pass') : speech.text('your_turn.sub'),
    }
  );
}
/** Where there is no other room for it, the rule; else the tile that causes it. */
function reason({ play, position, speech, narrow, short }: Moment): string {
  if (!play.refusal?.rule || !narrow) return '';
  const tile = position.squares.get(play.refusal.causes[0] ?? '')?.tile;
  return tile && !short ? speech.cause(tile) : speech.rule(play.refusal.rule);
}
const onlyPass = (play: Play): boolean =>
  play.choices.length === 1 && play.choices[0]?.verb === 'pass';
function waiting({ props, speech, position }: Moment, seat: Side): string {
  const info = props.state.seats.find((one) => one.seat === seat);
  if (info?.thinking) return speech.text('thinking_long');
  return position.phase === 'setup' ? speech.text('setup.theirs') : '';
}

/** A move that is on its way is not made twice. */
export function primaryOf(moment: Moment): Primary {
  const primary = primaryAtRest(moment);
  return moment.play.sending ? { ...primary, act: null, ref: null } : primary;
}
/** Seats are swapped: whoever plays alone is told what comes. */
function again({ props, play, speech }: Moment): string {
  const alone = props.state.seats.filter(({ who }) => who === 'person').length === 1;
  const side = play.viewer && alone ? { side: speech.side(other(play.viewer)) } : {};
  return speech.text('rematch', side);
}
function primaryAtRest(moment: Moment): Primary {
  const { props, play, picks, position, speech } = moment;
  const idle = (key: string, args = {}): Primary => ({
    label: speech.text(key, args),
    sub: '',
    act: null,
    ref: null,
  });
  if (props.state.phase === 'elsewhere') return idle('elsewhere');
  if (props.mode === 'replay') return idle('replay');
  if (position.phase === 'over' || props.state.phase === 'over')
    return {
      label: again(moment),
      sub: '',
      act: looksOn(props.state) || waitsAgain(props.state) ? null : () => props.shell.rematch(),
      ref: null,
    };
  if (picks.kind) {
    const type = picks.chosen[0];
    const label =
      picks.kind === 'setup'
        ? picks.wanted === 1 && type
          ? speech.text('setup.take_one', { tile: speech.tile(type) })
          : speech.text('setup.take', { count: picks.wanted })
        : speech.text('reward.give', {
            tiles: speech.list(picks.chosen.map((one) => speech.tile(one))),
          });
    if (!picks.full || !type)
      return idle('pick_more', { count: picks.wanted - picks.chosen.length });
    return { label, sub: '', act: () => void picks.confirm(), ref: 'confirm' };
  }
  if (!play.asked) return idle('wait', { who: speech.name(position.seat ?? 1) });
  if (onlyPass(play))
    return { label: speech.text('do.pass'), sub: '', act: () => pass(play), ref: 'verb:pass' };
  const rule = play.refusal?.rule;
  if (rule && moment.short)
    return { label: speech.readRule, sub: '', act: () => props.shell.openRule(rule), ref: null };
  const { armed, preview } = play;
  if (armed) {
    const type = typeOf(armed);
    const sub =
      preview && play.candidate === armed && !moment.narrow ? speech.consequence(preview) : '';
    return {
      label: speech.action(armed, type),
      sub,
      act: () => void play.confirm(),
      ref: 'confirm',
    };
  }
  if (play.drawing) return idle('choose_tiles');
  return idle(play.head ? 'choose_square' : 'choose_tile');
}
function pass(play: Play): void {
  play.touch('verb:pass', 'mouse');
  void play.confirm();
}
