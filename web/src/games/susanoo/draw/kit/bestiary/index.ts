// One recipe for each Yokai of data/susanoo.toml.
import type { Recipe } from '../recipe.ts';
import { great } from './great.ts';
import { shy } from './shy.ts';
import { sly } from './sly.ts';

export const YOKAI: Readonly<Record<string, Recipe>> = { ...shy, ...sly, ...great };
