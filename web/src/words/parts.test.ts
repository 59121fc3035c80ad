// Which sentences a table fetches before it is drawn, and which come when something is opened.
import { expect, it } from 'vitest';
import { partOf } from '../../tools/words.ts';

it('a table says what happens, what is asked and what it shows', () => {
  for (const key of [
    'eiyo.event.drew',
    'eiyo.prompt.fight',
    'eiyo.card.tanto_tl',
    'table.list.two',
  ])
    expect(partOf(key)).toBe('first');
  for (const key of [
    'page.tab.log',
    'page.refused.game_over',
    'page.game.eiyo.name',
    'page.paiko.setup.title',
  ])
    expect(partOf(key)).toBe('first');
});

it('rules, options and what panels and other pages say come later', () => {
  for (const key of ['paiko.rule.PAI-001', 'paiko.about.board', 'eiyo.option.mode'])
    expect(partOf(key)).toBe('later');
  for (const key of [
    'page.settings.title',
    'page.coach.ask',
    'page.game.eiyo.length',
    'page.eiyo.key.turn',
  ])
    expect(partOf(key)).toBe('later');
});

it('what only the terminal says does not travel', () => {
  for (const key of ['eiyo.play.help', 'susanoo.sim.heads', 'table.menu.title'])
    expect(partOf(key)).toBe('never');
});
