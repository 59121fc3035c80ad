// The part of setting a table that opens one on the server, for friends: it is fetched when somebody asks for it.
import type { Component } from 'svelte';
import { change } from '../../settings/settings.ts';
import type { Plan } from '../../table/plan.ts';
import { loadWords, wordsNow } from '../../words/words.ts';
import type { FriendPlan } from '../friends/friend_plan.ts';
import { go } from '../router.ts';

interface Parts {
  readonly FriendOptions: Component<{
    plan: Plan;
    friend: FriendPlan;
    seats: number;
    onchange: (part: Partial<FriendPlan>) => void;
  }>;
  readonly open: (plan: Plan, friend: FriendPlan, seats: number) => Promise<string>;
  readonly said: (error: unknown) => string;
}

export class FriendSeat {
  chosen = $state(false);
  plan = $state.raw<FriendPlan | null>(null);
  parts = $state.raw<Parts | null>(null);
  /** What the foot of the dialog says: what happens next, or why it did not. */
  told = $state('');
  busy = $state(false);
  get ready(): boolean {
    return this.parts !== null && !this.busy;
  }

  async choose(game: string, name: string): Promise<void> {
    this.chosen = true;
    this.told = '';
    const [options, plan, refused] = await Promise.all([
      import('../friends/FriendOptions.svelte'),
      import('../friends/friend_plan.ts'),
      import('../friends/refused.ts'),
      loadWords('page/friends'),
    ]);
    this.plan ??= plan.usualFriendPlan(game, name);
    this.told = wordsNow().text('page.friends.set.then');
    this.parts = {
      FriendOptions: options.default,
      open: plan.openFriendTable,
      said: (error) => refused.saidOf(wordsNow(), error),
    };
  }
  leave(): void {
    this.chosen = false;
  }
  set(part: Partial<FriendPlan>): void {
    if (this.plan) this.plan = { ...this.plan, ...part };
  }
  async open(plan: Plan, seats: number): Promise<void> {
    if (!this.parts || !this.plan || this.busy) return;
    this.busy = true;
    change({ name: this.plan.name.trim().slice(0, 24) });
    try {
      go(await this.parts.open(plan, this.plan, seats));
    } catch (error) {
      this.told = this.parts.said(error);
    } finally {
      this.busy = false;
    }
  }
}
