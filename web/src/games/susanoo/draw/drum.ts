/** The drum, face on: 240 x 240. What is painted on its skin goes into the circle of 92 around (120, 120). */
export function drum(painting = ''): string {
  const studs = Array.from({ length: 28 }, (_, i) => {
    const a = (i / 14) * Math.PI;
    const [x, y] = [120 + Math.cos(a) * 107, 120 + Math.sin(a) * 107].map((v) => v.toFixed(1));
    return `<circle cx="${x}" cy="${y}" r="3.6"/>`;
  }).join('');
  const ring = (kind: string, r: number): string =>
    `<circle class="${kind}" cx="120" cy="120" r="${r}"/>`;
  return `<svg class="drum" viewBox="0 0 240 240" aria-hidden="true">${ring('rim', 118)}${ring('rim2', 99)}<g class="studs">${studs}</g>${ring('skin', 95)}${ring('skinline', 86)}${painting}</svg>`;
}
