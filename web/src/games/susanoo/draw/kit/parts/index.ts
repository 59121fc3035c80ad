// The parts that every creature is made of; see `../recipe.ts`.
export * from './aura.ts';
export * from './bodies.ts';
export * from './creatures.ts';
export * from './eyes.ts';
export * from './figures.ts';
export * from './hair.ts';
export * from './limbs.ts';
export * from './mouths.ts';
export * from './strokes.ts';
export * from './things.ts';
export * from './tops.ts';
