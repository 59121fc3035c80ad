// Paikō in words: names of squares, tiles and wells for whoever listens, and what the button and the prompt say. Every
// sentence is in the words files; this file only puts facts of the position into them.
import { Speech as Said } from '../../board/speech.ts';
import type { Words } from '../../words/words.ts';
import type { SeatInfo, Choice } from '../../table/table.ts';
import {
  FACINGS,
  other,
  type Facing,
  type Position,
  type Side,
  type Square,
  type Tile,
  type Type,
} from './position.ts';
import type { Preview } from './preview.ts';

export class Speech extends Said {
  readonly viewer: Side | null;

  constructor(words: Words, seats: readonly SeatInfo[], viewer: Side | null) {
    super('paiko', words, seats, viewer ?? 0);
    this.viewer = viewer;
  }

  /** What the person calls a side: you, a name, or the side's own word (as for two bots of one level). */
  override name(seat: Side): string {
    if (seat === this.viewer) return this.words.text('page.you');
    const plate = this.plate(seat);
    return plate === this.plate(other(seat)) ? this.side(seat) : plate;
  }
  side(seat: Side): string {
    return this.words.text(`paiko.seat.${seat}`);
  }
  tile(type: Type): string {
    return this.card(type);
  }
  facing(facing: Facing): string {
    return this.words.text(`paiko.facing.${FACINGS[facing]}`);
  }
  get readRule(): string {
    return this.words.text('page.read_rule');
  }
  region(region: 0 | Side): string {
    if (region === 0) return this.text('region.middle');
    return region === this.viewer
      ? this.text('region.yours')
      : this.text('region.theirs', { who: this.name(region) });
  }
  whose(seat: Side, tile: string): string {
    return seat === this.viewer
      ? this.text('your_tile', { tile })
      : this.text('their_tile', { who: this.name(seat), tile });
  }
  /** "Your Fire on g5, facing south, your home. Threat 1 of 3, covered." */
  tileOn(
    { type, seat, square, facing, threatened, capturedAt, run }: Tile,
    region: 0 | Side,
    runLimit: number,
  ): string {
    return this.text('tile_on', {
      tile: this.whose(seat, this.tile(type)),
      square,
      ...(facing === null ? {} : { facing: this.facing(facing) }),
      region: this.region(region),
      threat: threatened,
      limit: capturedAt,
      ...(capturedAt > 2 ? { covered: this.text('covered') } : {}),
      ...(run > 0 ? { run: this.text('run', { count: run, most: runLimit }) } : {}),
    });
  }
  /** "j5, middleground, empty. You threaten 1, Adept 0. May deploy." */
  square({ id, region, black, threat }: Square, may: string): string {
    const you = this.viewer ?? 1;
    return this.text(black ? 'black_square' : 'square', {
      square: id,
      region: this.region(region),
      first: this.text('threatens', { who: this.name(you), count: threat[you] }),
      second: this.text('threatens_too', { who: this.name(other(you)), count: threat[other(you)] }),
      ...(may ? { may } : {}),
    });
  }
  well(type: Type, position: Position, seat: Side): string {
    const { hand, board, reserve, lost } = position.stock[seat];
    return this.text('well', {
      tile: this.tile(type),
      hand: hand[type],
      board: board[type],
      reserve: reserve[type],
      lost: lost[type],
    });
  }

  /** "Fire on j5, west" */
  standing({ type, square, facing }: Tile): string {
    const how = facing === null ? {} : { facing: this.facing(facing) };
    return this.text('to_short', { tile: this.tile(type), square, ...how });
  }
  taken(tiles: readonly Tile[]): string {
    return this.list(
      tiles.map(({ type, square }) => this.text('on', { tile: this.tile(type), square })),
    );
  }
  /** "Your Fire on g5, facing south, is the reason." */
  cause({ type, seat, square, facing }: Tile): string {
    const how = facing === null ? {} : { facing: this.facing(facing) };
    return this.text('cause', { tile: this.whose(seat, this.tile(type)), square, ...how });
  }
  /** What the button does, in words: the tile, and then what follows from it. */
  action(choice: Choice, type: Type | null): string {
    const tile = type ? this.tile(type) : '';
    const parts = choice.parts.filter(({ role }) => role === 'tile');
    const square = choice.parts.find(({ role }) => role === 'square');
    const facing = choice.parts.find(({ role }) => role === 'facing');
    return this.text(`do.${choice.verb}`, {
      tile,
      count: parts.length,
      square: square && 'ref' in square ? square.ref : '',
      facing: facing && 'number' in facing ? this.facing((facing.number & 3) as Facing) : '',
    });
  }
  consequence(preview: Preview): string {
    if (preview.ends) return this.text('wins');
    return preview.taken.length > 0 ? this.text('takes', { tiles: this.taken(preview.taken) }) : '';
  }
  score(position: Position): string {
    const you = this.viewer ?? 1;
    return this.text('score', {
      you: this.name(you),
      mine: position.points[you],
      other: this.name(other(you)),
      theirs: position.points[other(you)],
    });
  }
}
