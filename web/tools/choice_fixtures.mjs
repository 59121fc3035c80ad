// node tools/choice_fixtures.mjs path/to/engawa: writes src/board/fixtures/choices.json, the legal moves of the positions
// in tests/perft, of every seat that may act, as the engine packs them; and tableaus for the drawings of Paikō.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const engawa = resolve(process.argv[2] ?? '../build/loop/engawa');
const root = resolve(import.meta.dirname, '../..');

function show(game, position, options, seat) {
  const args = ['show', game, '--json', '--seat', String(seat)];
  if (position !== '-') args.push('--position', position);
  for (const option of options) args.push('--option', option);
  return JSON.parse(
    execFileSync(engawa, args, { maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'ignore'] }),
  );
}

function positions(game) {
  return readFileSync(resolve(root, `tests/perft/${game}.perft`), 'utf8')
    .split('\n')
    .filter((line) => line.includes('|') && !line.startsWith('#'))
    .map((line) => line.split('|').map((field) => field.trim()))
    .map(([name, position, options]) => ({
      name,
      position,
      options: options.split(/[ ,]+/).filter(Boolean),
    }));
}

const lists = [];
for (const game of ['paiko', 'eiyo', 'samurai', 'susanoo'])
  for (const { name, position, options } of positions(game)) {
    let seats;
    try {
      seats = show(game, position, options, 1).to_act.filter((seat) => seat > 0);
    } catch {
      continue;
    }
    for (const seat of seats) {
      const { choices } = show(game, position, options, seat);
      if (choices && choices.texts.length > 0) lists.push({ game, name, seat, choices });
    }
  }
const out = (file, value) =>
  writeFileSync(resolve(root, 'web/src', file), `${JSON.stringify(value)}\n`);
mkdirSync(resolve(root, 'web/src/board/fixtures'), { recursive: true });
mkdirSync(resolve(root, 'web/src/games/paiko/fixtures'), { recursive: true });
out('board/fixtures/choices.json', lists);

// The moments of one game, each in its own position.
const moments = {
  start: '-',
  turn35:
    'Er@m9,Sw@m8,Er@e6,Wa@g6,Sw@j6,Wa@k6,Bw@l6w,Fi@g5s/Bw@h9s,Sa@i9s,Er@g8,Wa@j8,Ai@f6,Lo@f5,Ai@g4,Er@h4,Sa@g1n/00130110.30001100.01102001/01210002.11000200.01011110/w/t/-.g1:1/0/34',
  reward:
    'Er@m9,Sw@m8,Er@e6,Wa@g6,Sw@j6,Wa@k6,Bw@l6w,Fi@g5s/Bw@h9s,Sa@i9s,Bw@j9s,Er@g8,Wa@j8,Ai@f6,Lo@f5,Ai@g4,Sa@g1n/10130010.20001100.01102101/01110002.11000200.01011120/w/r1Sa/-.-/0/36',
  won: 'Sa@k10e,Er@m9,Sw@m8,Er@e6,Wa@g6,Sw@j6,Wa@k6,Bw@l6w,Fi@g5s,Bw@k5n/Bw@h9s,Sa@i9s,Bw@j9s,Er@g8,Wa@j8,Ai@f6,Lo@f5,Ai@g4,Sa@g1n/00030010.20001100.01102101/12110202.00000000.01011120/-/xw/-.-/0/39',
};
out(
  'games/paiko/fixtures/moments.json',
  Object.fromEntries(
    Object.entries(moments).map(([name, position]) => {
      const { tableau, choices } = show('paiko', position, [], 1);
      return [name, { tableau, choices: choices ?? null }];
    }),
  ),
);
console.log(`${lists.length} lists of moves`);
