// Eiyo: blades, hats, stones and strokes. What is brushed is drawn here; what is only geometry is in src/games/eiyo/draw.
import { arc, blob, stroke } from './brush.mjs';

/** rough: trembling of the edge, as a part of the width; dry: from 0 to 1, how much of it runs dry. */
const line = (points, { seed = 1, rough = 0.1, dry = 0, n = 4 } = {}) =>
    stroke(points, { seed, wob: rough, n, dry: dry > 0 ? Math.round(3 + dry * 5) : 0, dryFrom: 1 - dry });
const path = (d, css) => `<path fill-rule="evenodd" ${css ? `class="${css}" ` : ''}d="${d}"/>`;

const short = (v) => String(Math.round(v * 10) / 10);
const lacing = (from, to, half) => {
    const n = Math.round((to - from) / 5);
    const one = (i) => {
        const x = from + ((i + 0.5) * (to - from)) / n;
        return `M${short(x - 1.7)} 0 ${short(x)} ${short(-half * 0.6)} ${short(x + 1.7)} 0 ${short(x)} ${short(half * 0.6)}Z`;
    };
    return `<path class="lacing" d="${Array.from({ length: n }, (_, i) => one(i)).join('')}"/>`;
};

/** Weapons, pointing to the right, 100 long, around 0 0. */
export const arms = {
    tanto:
        path(line([[-26, 0, 9], [-14, 0, 9.4], [-2, 0, 10]], { seed: 3, rough: 0.04, n: 2 }), 'grip') + lacing(-25, -2, 4) +
        '<rect class="guard" x="-2" y="-7.5" width="4" height="15" rx="2"/>' +
        '<path class="blade" d="M3-4.6C16-5.4 27-5 40-9 37-2 28 4 3 4.6Z"/><path class="temper" d="M5 2.4C12 1 15 3 21 1.4 26 0 29 1 34-3.6"/>',
    katana:
        path(line([[-50, 1.5, 6.6], [-36, 0.6, 7], [-22, 0, 7]], { seed: 3, rough: 0.04, n: 2 }), 'grip') + lacing(-49, -23, 3) +
        '<ellipse class="guard" cx="-20" cy="0" rx="2.6" ry="7.5"/>' +
        '<path class="blade" d="M-17-3.2C6-5 29-6.5 50-13 47-6 41-2 34-.4 18 2.8-2 3.4-17 3.2Z"/><path class="temper" d="M-15 1.4C-9 0-5 2 0 .6 6-1 9 1 15-.6 21-2 25 0 31-2.4 36-4.4 39-4 44-8"/>',
    yari:
        path(line([[-52, 0.4, 3], [0, 0, 3.4], [30, 0, 3.2]], { seed: 5, rough: 0.05 }), 'pole') + '<path class="blade" d="M-52-2.4C-57-3-60-1-64 0-60 1-57 3-52 2.4Z"/>' +
        '<rect class="guard" x="29" y="-3" width="6" height="6" rx="1.4"/><path class="tassel" d="M28-2C22-9 19-5 15-10 17-3 13-1 11 3 17 2 20 7 23 10 24 4 27 4 28 2Z"/>' +
        '<path class="blade" d="M35-2.6C40-6 46-4.6 62 0 46 4.6 40 6 35 2.6Z"/><path class="temper" d="M38 0H57"/>',
};

const sweep = (points, seed) => line(points, { seed, rough: 0.14, dry: 0.6 });
/** The way of a katana between the two corners that it shows. */
export const sweeps = {
    'TL TR': sweep([[17, 22, 3], [42, 33, 9], [67, 22, 2]], 4),
    'TR BR': sweep([[63, 24, 3], [52, 75, 10], [63, 126, 2]], 5),
    'BR BL': sweep([[67, 128, 3], [42, 117, 9], [17, 128, 2]], 6),
    'TL BL': sweep([[21, 126, 3], [32, 75, 10], [21, 24, 2]], 7),
};

/** A small sword for the crest of the red troop. */
export const sword =
    path(line([[-27, 3, 5], [-15, 2, 5.4], [8, -1, 8.5], [22, -4, 6.5], [30, -8, 0.6]], { seed: 2, rough: 0.04, n: 3 })) +
    '<path d="M-15-6a2 2 0 0 1 3 0V9a2 2 0 0 1-3 0Z"/>';

export const hat = {
    cloak: blob([[-50, 10], [-46, -6], [-36, -20], [-12, -27], [12, -27], [36, -20], [46, -6], [50, 10], [36, 29], [0, 38], [-36, 29]], { seed: 4, wob: 2.4 }),
    saya: line([[-20, 22, 5], [-44, 34, 5], [-58, 42, 4]], { seed: 5, n: 3 }) + line([[-14, 30, 4], [-27, 37, 3.8], [-38, 44, 3.5]], { seed: 6, n: 2 }),
    rim: line(arc(0, 0, 38.5, 300, 650, [1.6, 3.6, 4, 3.2, 1.6], 22), { seed: 8, rough: 0.16, n: 1 }),
};

/** From the samurai to a corner. */
const towards = (sx, sy, seed) => line([[40 * sx, 16 * sy, 5], [92 * sx, 34 * sy, 17], [150 * sx, 58 * sy, 3]], { seed, dry: 0.7, rough: 0.2 });
export const reach = { TL: towards(-1, -1, 3), TR: towards(1, -1, 4), BR: towards(1, 1, 5), BL: towards(-1, 1, 6) };

export const slash = line([[-74, 26, 1], [-52, 18, 15], [-20, 5, 27], [26, -9, 22], [72, -25, 5]], { seed: 3, dry: 0.5, rough: 0.14 });
export const underline = line([[4, 16, 3], [60, 11, 13], [190, 14, 11], [314, 8, 3]], { seed: 12, dry: 0.6, rough: 0.16, n: 6 });

/** Four stones with moss at their feet. */
export const stones = [[-500, 30, 26], [512, -30, 30], [-436, -330, 22], [452, 338, 24]]
    .map(([x, y, r], n) => {
        const shape = (k, dy) => [[-1, 0], [-0.5, -0.75], [0.6, -0.7], [1, 0.08], [0.4, 0.65], [-0.7, 0.55]].map(([a, b]) => [x + a * r * k, y + b * r * k + dy]);
        const dab = (i) => {
            const a = 0.4 + i * 0.5;
            const at = (k, up) => [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k * 0.65 - up];
            return line([[...at(1.1, 0), 3], [...at(1.3, 5), 6], [...at(1.35, 11), 1]], { seed: n * 9 + i, n: 2 });
        };
        return (
            path(blob(shape(1.05, 4), { seed: n + 9, wob: 3 }), 'stoneshade') + path(blob(shape(1, 0), { seed: n + 9, wob: 3 }), 'stone') +
            path(blob(shape(0.62, -5), { seed: n + 4, wob: 2 }), 'stonelight') + path(Array.from({ length: 6 }, (_, i) => dab(i)).join(''), 'moss')
        );
    })
    .join('');
