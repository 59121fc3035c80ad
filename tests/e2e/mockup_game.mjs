// The game that the mock-ups of Paikō show: one real game against Adept, whose turn 35 has exactly one move that wins. Any of
// its moments as a table that this device has kept, so that tests and pictures see a game with its whole log.
import { readFileSync } from 'node:fs';
import { load } from '../../bindings/wasm/engawa.mjs';

const hands = [
  [1, 'Sw Sw Sw Bw Wa Wa Wa'],
  [2, 'Bw Bw Bw Ai Ai Ai Wa Wa Wa'],
  [1, 'Er'],
];

// A turn, and what the one who lost tiles gives for them.
const turns = `
+BwAiEr; +SwErEr; +BwAiEr; +SwFiEr; Wa@g6; Wa@j8; Ai@h5; Bw@h9s; Sw@i3; Sw@h6 Lo; Ai@i4; Er@i5; Wa@h4; Ai@j5 Lo;
Sw@j6 Lo; Lo@i6; Bw@j7s; h6-i5 Lo; Wa@k6 Lo; Er@h4 Sa; Sw@l7; Fi@l9s; j7-i8s; Sa@i9s; Bw@l6w Lo Fi; Ai@g4; Fi@g5s; Ai@f6;
Er@e6; Lo@f5; l7-m8; Er@g8 Sa; Er@m9 Fi; Sa@f2-g1n; Fi@j5w Sa; Bw@j9s Sa; Sa@l9-k10e; +SwFiFi; Bw@k5n`;

/** Everything that is played, in order. */
export const plies = [
  ...hands.flatMap(([seat, tiles]) => tiles.split(' ').map((tile) => ({ seat, turn: 0, text: tile }))),
  ...turns.split(';').flatMap((line, index) => {
    const seat = 1 + (index % 2);
    const [move, ...gifts] = line.trim().split(' ');
    return [
      { seat, turn: index + 1, text: move },
      ...gifts.map((text) => ({ seat: 3 - seat, turn: index + 1, text, gift: true })),
    ];
  }),
];

/**
 * The table after that turn (before the reward is given, if `open`), as web/src/table/kept.ts keeps one.
 * @param {number} turn @param {boolean} open
 */
export async function keptAfter(turn, open = false, id = `lmoment${turn}${open ? 'open' : ''}`) {
  const engine = await load(readFileSync(new URL('../../build/wasm/engawa-paiko.wasm', import.meta.url)));
  const host = engine.openHost({ game: 'paiko', chairs: ['human', 'adept'], seed: 35, orders: '' });
  const played = plies.filter((ply) => ply.turn < turn || (ply.turn === turn && !(open && ply.gift)));
  for (const { seat, text } of played) {
    const { choices } = host.view(seat, { choices: true });
    const exact = choices.texts.find((one) => one === text) ?? choices.texts.find((one) => one.endsWith(text));
    if (!exact) throw new Error(`turn ${turn}: ${text} is none of ${choices.texts.slice(0, 20)}`);
    if (seat === 1) host.play(1, [exact]);
    else host.answer(2, host.due().decision, exact);
  }
  const view = host.view(1, { tableau: true });
  const card = {
    id,
    game: 'paiko',
    rules: view.rules,
    names: ['', ''],
    levels: ['', 'adept'],
    viewer: 1,
    tableau: view.tableau,
    over: view.over,
    winners: view.report.winners,
    plies: played.length,
    yours: !view.over,
    practice: false,
    begun: 0,
    changed: Date.UTC(2026, 0, 1),
  };
  const kept = host.secretKeep();
  const table = { id, record: kept.record, beside: kept.beside, view, log: host.log(1, 0) };
  host.dispose();
  return { card, table };
}
