// What the engine writes: one type for each message, and for each part of one. Made from docs/wire/*.schema.json by
// tools/wire_types; do not edit.

/** A seat, counted from 1. 0 is chance, whose moves are draws and dice. */
export type Seat = number;

/** Who looks: a seat, counted from 1, or 0 for a watcher, who sees what everybody sees. */
export type Viewer = number;

/** Seats in ascending order, chance last. */
export type Seats = readonly Seat[];

/** A sentence without its language. */
export interface Phrase {
    /** A key of data/words; empty where nothing is said. */
    readonly key: string;
    /** What stands in the sentence, by name. */
    readonly arguments: Readonly<Record<string, Term>>;
}

/** What a phrase speaks of: an object with one of these members. How it is said is told in docs/words.md. */
export type Term = {
    /** A number. */
    readonly number: number;
} | {
    /** A seat from 1 on; 0 is chance. */
    readonly seat: number;
} | {
    /** The id of a card or tile, as the things of the tableau have it. */
    readonly card: string;
    /** How it is called, if it is of one's own file of cards. */
    readonly name?: string;
} | {
    /** The id of a place of the tableau. */
    readonly place: string;
} | {
    /** A key of data/words. */
    readonly word: string;
} | {
    /** As people wrote it: names, remarks. */
    readonly text: string;
} | {
    readonly phrase: Phrase;
} | {
    /** Terms one after the other. */
    readonly list: readonly Term[];
};

/** A name and a number. */
export type Fact = readonly [string, number];

/** Names may come several times, where they are a list: every square that a tile threatens. */
export type Facts = readonly Fact[];

/** What lies in a place. */
export interface Thing {
    /** Which it is; ? where the viewer cannot know. */
    readonly id: string;
    /** How many of them. */
    readonly count: number;
    /** What is known of it. */
    readonly facts: Facts;
}

/** Where things lie. */
export interface Place {
    /** What gestures name it by: e5, hand.1. A thing in it is named PLACE/THING. */
    readonly id: string;
    /** What lies there. */
    readonly things: readonly Thing[];
    /** What is known of the place itself. */
    readonly facts: Facts;
}

/** What lies where, as the viewer may know it. */
export interface Tableau {
    /** In the order of the game. */
    readonly places: readonly Place[];
    /** What is known of the table as a whole. */
    readonly facts: Facts;
}

/** A part of a gesture without its value. */
export interface ShapePart {
    /** What it is to the move: tile, square, facing. */
    readonly role: string;
    /** Whether its code is the number itself; else it is an index into refs. */
    readonly number: boolean;
}

/** A gesture without what it touches. */
export interface Shape {
    /** What the hand does: place, pass. */
    readonly verb: string;
    /** In the order in which a hand touches them. */
    readonly parts: readonly ShapePart[];
}

/** Legal moves, packed: what comes again and again stands there once. */
export interface Choices {
    /** Each legal move, as it is sent back. Whoever is no reader of notation takes it as it is. */
    readonly texts: readonly string[];
    /** The kinds of gestures among them. */
    readonly shapes: readonly Shape[];
    /** The places and things of the tableau that gestures touch. */
    readonly refs: readonly string[];
    /**
     * For each move in turn the index of its shape, and then for each part of that shape an index into refs, or
     * the number itself.
     */
    readonly codes: readonly number[];
    /** The prices there are; none if no move costs anything. */
    readonly prices: readonly Facts[];
    /** For each move the index of its price; empty if there are no prices. */
    readonly price_of: readonly number[];
    /** Indices of moves for which another one does the same and saves something. */
    readonly wasteful: readonly number[];
    /** Indices of moves that chance, a secret or another seat follows at once: there is no way back. */
    readonly final: readonly number[];
}

/** How likely something is, by what the viewer knows. */
export interface Odd {
    /** What may happen: won, escape. */
    readonly name: string;
    /** Of what: a reference into the tableau; empty: of the table as it stands, or of moves. */
    readonly ref: string;
    /**
     * Of what the viewer would come to by these moves, as choices have their texts, one after the other; empty:
     * nobody has to move for it.
     */
    readonly moves: readonly string[];
    /** Exact, to twelve decimals. */
    readonly chance: number;
    /** What goes with it: the least and the most of a total, a bonus, a count. */
    readonly facts: Facts;
}

/** Why a total is what it is. */
export interface Reason {
    /** Whose total. */
    readonly side: string;
    /** What kind of thing gives it: level, die, card. */
    readonly source: string;
    /** What gives it, a reference into the tableau; empty: nothing on the table. */
    readonly ref: string;
    /** How much. */
    readonly number: number;
    /** Whether it is in the total. For each side, those that are add up to it. */
    readonly counts: boolean;
    /** Whose it is, where a side is several players; 0: nobody's. */
    readonly seat: Seat;
}

/** How it stands or ended. */
export interface Report {
    /** Whether it has ended. */
    readonly over: boolean;
    /** How it ended, a key such as points, resigned or agreed; empty while it goes on. */
    readonly reason: string;
    /** Several for a shared victory, none for a tie. */
    readonly winners: Seats;
    /** By seat, as the game's own score counts. */
    readonly points: readonly number[];
    /** By seat, what the result is worth. */
    readonly utility: readonly number[];
    /** The seats win or lose as one: no winner means that all have lost. */
    readonly together: boolean;
    /** What else the game counts. */
    readonly extras: Readonly<Record<string, number>>;
}

/** What kind of moment the viewer is asked in. */
export interface Moment {
    /**
     * A decision or window of one's own; a window in somebody else's turn; a battle that the seat does not
     * fight in.
     */
    readonly kind: 'own' | 'quiet' | 'battle';
    /** There is something to do. */
    readonly able: boolean;
    /** Something rare and great is on the table. */
    readonly alarm: boolean;
    /** Differs from one window to the next. */
    readonly window: number;
    /** The move that lets it go by; empty: it must be decided. */
    readonly pass: string;
    /** No battle: whoever passed need not be asked again. */
    readonly calm: boolean;
}

/** The version of the game's rules. */
export type Rules = number;

/**
 * The options that were given, by name. One that is not there was not given, which a game may tell from its
 * default.
 */
export type OptionValues = Readonly<Record<string, string | number>>;

/** One thing, place or number that the hand touches. */
export interface Part {
    /** As the shapes of choices have it. */
    readonly role: string;
    /** A reference into the tableau; absent: the part is a number. */
    readonly ref?: string;
    /** How many, or which way; absent: the part is a reference. */
    readonly number?: number;
}

/**
 * What a hand tried to do, to ask why it is not allowed. Roles and verbs are those of choices; parts may be
 * missing at the end.
 */
export interface Gesture {
    /** As the shapes of choices have it. */
    readonly verb: string;
    /** In the order in which the hand touches them. */
    readonly parts: readonly Part[];
}

/** What one seat added to the key of a fair table. */
export interface Contribution {
    /** Whose it is. */
    readonly seat: number;
    /**
     * The seat's own bytes; or the server's, because a bot sits there, because the seat never committed, or
     * because it committed and did not reveal. Of a seat that is awaited: so far.
     */
    readonly from: 'own' | 'bot' | 'absent' | 'silent';
    /** SHA-256 of the text 'seat N BYTES', shown before any bytes were; empty if there was none. */
    readonly commitment: string;
    /** 64 hexadecimal digits, once the seat has revealed them; else empty. */
    readonly bytes: string;
}

/** Who sits on a seat. */
export interface Chair {
    readonly seat: Seat;
    /** A person, a bot, or nobody: the seat waits. */
    readonly who: 'person' | 'bot' | 'nobody';
    /** Of a person; may be empty. */
    readonly name: string;
    /** Level and budget of a bot, such as master:time=1; else empty. */
    readonly bot: string;
    /** Its level alone; else empty. */
    readonly level: string;
}

/** A card or tile that a game is played with. */
export interface Card {
    /** As things of the tableau have it. */
    readonly id: string;
    /** As the card file has it: yokai, weapon. */
    readonly kind: string;
    /** Its name. */
    readonly name: string;
    /** For a small card. */
    readonly short_name: string;
    /** Properties that are words; docs/games lists their names. */
    readonly traits: Readonly<Record<string, string>>;
    /** Properties that are numbers; likewise. */
    readonly facts: Facts;
    /** What its effects do, a phrase for each sentence. */
    readonly text: readonly Phrase[];
    /** Where its values come from; empty: not known. */
    readonly source: string;
}

/** The catalogue of the cards of a game. */
export interface CardsMessage {
    /** In the order of the card file. */
    readonly cards: readonly Card[];
}

/** The standing of a table that lasts, such as a campaign, to go on elsewhere. */
export interface CarriedMessage {
    /** One line; whoever opens a table from it goes on where it ended. */
    readonly carried: string;
}

/** Who sits where, and what everybody knows of how the table was opened. */
export interface ChairsMessage {
    /** By seat. */
    readonly chairs: readonly Chair[];
    /** Seats without a bot. */
    readonly people: number;
    /** Moves may be taken back past chance and secrets. */
    readonly practice: boolean;
    /** The public seed of chance, a number of 64 bits as text. There only if it has one. */
    readonly seed?: string;
}

/** The legal moves of a view by themselves. */
export interface ChoicesMessage {
    readonly choices: Choices;
}

/** What a seat of a fair table shows before its bytes. */
export interface CommitmentMessage {
    /** SHA-256 of the text 'seat N BYTES', as 64 hexadecimal digits. */
    readonly commitment: string;
}

/**
 * What the keeper of a table has to do next. For the keeper alone: who has answered in a window is nobody's
 * business before it closes.
 */
export interface DueMessage {
    /**
     * Draw for chance; let the bot of `seat` think and answer; wait for people or for the end of the beat;
     * nothing, the game is over.
     */
    readonly kind: 'draw' | 'ask_bot' | 'wait' | 'nothing';
    /** How many tickets chance draws from; 0 if it is not its turn. */
    readonly tickets: number;
    /** Whose bot is asked; 0 if none is. */
    readonly seat: Seat;
    /** The number of its decision, which the answer names. */
    readonly decision: number;
    /** Level and budget, such as master:time=1; empty if none is asked. */
    readonly bot: string;
    /** For its thought, a number of 64 bits as text; the same when the table is resumed. */
    readonly seed: string;
    /** It may act but is not awaited: ask for its `aside`; saying nothing is an answer too. */
    readonly aside: boolean;
    /** People could learn from the time that it takes: let that depend on public facts alone. */
    readonly steady: boolean;
    /** People whom the table waits for, also while a bot is asked. */
    readonly waiting: Seats;
    /** How long the open window stays open for those whose own moment it is not. */
    readonly beat: 'none' | 'quiet' | 'battle' | 'close' | 'head';
    /** Another number: the beat starts anew. */
    readonly window: number;
    /** In the same window, because something happened in it. */
    readonly again: boolean;
}

/** A refusal. Nothing has changed. */
export interface ErrorMessage {
    /** Why. */
    readonly error: {
        /** For programs; it never changes. */
        readonly code: string;
        /** One English sentence for people. */
        readonly text: string;
    };
}

/** How far a fair table is on the way to the key of its draws. */
export interface FairMessage {
    /**
     * Seats commit to bytes; all who will have committed, and reveal them; the key is fixed, and the game
     * begins.
     */
    readonly stage: 'commit' | 'reveal' | 'done';
    /** Seats that have not committed, or not revealed, yet. */
    readonly awaited: readonly number[];
    /**
     * To the server's seed: SHA-256 of the text 'seed SEED'. To be noted, and compared with the record at the
     * end.
     */
    readonly commitment: string;
    /** What each seat has shown so far. */
    readonly seats: readonly Contribution[];
}

/** Whether chance was what the key, the public seed or the proof of a record gives. */
export interface FairnessMessage {
    /** What the draws were compared with. Only a proof binds whoever kept the table. */
    readonly by: 'key' | 'seed' | 'proof';
    /** How many were made, those of moves that were taken back too. */
    readonly draws: number;
    /** Lines of the record, counted from 1 after its head, that key or seed did not give; none: all was fair. */
    readonly wrong: readonly number[];
    /** What of the proof does not hold; none: all was fair. */
    readonly faults: readonly ({
        /**
         * The seed is not the one that was committed to; a seat's bytes are not; contributions are not one for
         * each seat, or hide who sat there; draws could be taken back; the seed was told before the end; the
         * record is not what it was when it was finished.
         */
        readonly fault: 'commitment' | 'contribution' | 'seats' | 'practice' | 'unfinished' | 'seal';
        /** Of which seat; 0: of none. */
        readonly seat: number;
    })[];
    /** To the server's seed, as the table showed it before the first move; empty without a proof. */
    readonly commitment: string;
    /** What each seat added; empty without a proof. */
    readonly seats: readonly Contribution[];
    /**
     * Of the record as it stands here, to be compared with the one that was shown at the end; empty without a
     * proof.
     */
    readonly seal: string;
}

/** What would stand after some moves, chance aside, as far as the viewer can know. */
export interface ForesightMessage {
    /** True if it follows from the view; else it is what sixteen guesses have in common: likely, and no proof. */
    readonly certain: boolean;
    /** What would happen. */
    readonly events: readonly Phrase[];
    /** What would lie where. */
    readonly tableau: Tableau;
    /** Whether the viewer would be asked next. */
    readonly asked: boolean;
    /** What it would be asked; its key is empty if it would not be. */
    readonly prompt: Phrase;
    /** What it could do then. */
    readonly choices: Choices;
}

/** A way in which a table can differ. */
export interface Option {
    /** Its id. */
    readonly name: string;
    /** One of its values, or any number from low to high. */
    readonly kind: 'choice' | 'number';
    /** All values of a choice; those of a number that a menu offers. */
    readonly values: readonly string[];
    /** The least number; 0 for a choice. */
    readonly low: number;
    /** The greatest number; 0 for a choice. */
    readonly high: number;
    /** What holds if it is not given. */
    readonly default: string;
    /** The id of the rule behind it, a line of docs/rules. */
    readonly rule: string;
    /** What it does, in words; where whoever wrote the message had words. */
    readonly sentence?: string;
}

/** A game of the catalogue. */
export interface Game {
    /** Its id, such as paiko. */
    readonly game: string;
    /** Its name in words; where whoever wrote the message had words. */
    readonly name?: string;
    /** What it is, in one sentence; likewise. */
    readonly about?: string;
    readonly rules: Rules;
    /** How many sit at its usual table. */
    readonly seats: number;
    /** Whether people are offered it; control games are not. */
    readonly listed: boolean;
    /** Whether there are draws or dice. */
    readonly chance: boolean;
    /** Whether seats may have secrets from each other. */
    readonly secrets: boolean;
    /** Whether it can be played with cards of one's own. */
    readonly cards: boolean;
    /** In the order of a menu. */
    readonly options: readonly Option[];
    /** Of its bots, the weakest first. */
    readonly levels: readonly string[];
}

/** The games there are. */
export interface GamesMessage {
    /** Those that people are offered come first. */
    readonly games: readonly Game[];
}

/** What must be stored of a table so that it goes on exactly as it would have. For the keeper alone. */
export interface KeptMessage {
    /** The record, which tells every secret while the game goes on. */
    readonly record: string;
    /** The key of chance and what else only the keeper knows; stored where nobody else can read it. */
    readonly beside: string;
}

/** Whether a kept table can be gone on with by this engine, and the head of its record. */
export interface KeptStateMessage {
    /**
     * It goes on; it is over; its rules or its cards are others than this engine's, and it is never played on
     * by others.
     */
    readonly state: 'goes_on' | 'over' | 'rules_differ' | 'cards_differ';
    /** Its id, such as paiko. */
    readonly game: string;
    /** Those that it was played by. */
    readonly rules: Rules;
    readonly options: OptionValues;
    /** Who sat where when the record began. */
    readonly chairs: readonly Chair[];
    /** Moves may be taken back past chance and secrets. */
    readonly practice: boolean;
    /** Everything else that the record's head says, such as a public seed. */
    readonly tags: Readonly<Record<string, string>>;
    /** How many moves stand, chance included. */
    readonly moves: number;
}

/** One thing that happened. */
export interface LogEntry {
    /** The same for everybody at the table, and never used twice. */
    readonly sequence: number;
    /** How many moves stood before it. */
    readonly ply: number;
    /** What it tells: something that a move did, or something that the table did. */
    readonly kind: 'event' | 'undone' | 'said' | 'resigned' | 'sat' | 'timed_out' | 'note' | 'tied';
    /**
     * Whose move it followed; who took back, spoke, resigned, sat down, ran out of time, or asked for the tie
     * that all agreed on.
     */
    readonly seat: Seat;
    /** What happened; of an event. */
    readonly phrase?: Phrase;
    /** How many moves were taken back. */
    readonly undone?: number;
    /** The words, who sat down, or the note; of all other kinds. */
    readonly text?: string;
}

/** What happened, as one viewer may know it. Entries are only ever added. */
export interface LogMessage {
    /** In the order in which they came. */
    readonly entries: readonly LogEntry[];
}

/**
 * A move that the engine proposes: the best one that a bot has found, or the one that is made at the end of a
 * clock.
 */
export interface MoveMessage {
    /** Its text; null if the viewer has nothing to decide. */
    readonly move: string | null;
}

/** The legal moves as texts alone, sorted by bytes. */
export interface MovesMessage {
    /** Who may move now; nobody once the table is over. */
    readonly to_act: Seats;
    /** Of one seat; or of all that may act, and if there are several, each with SEAT: in front. */
    readonly moves: readonly string[];
}

/** Standing orders: what the table does for a person without asking. */
export interface Orders {
    /** In windows of others' turns: ask, pass, or ask only if a card of one's own could be played. */
    readonly quiet: 'ask' | 'pass' | 'cards';
    /** In which battles of others one is asked. */
    readonly battles: 'all' | 'close' | 'none' | 'cards';
    /** Totals that are no further apart are close. */
    readonly close: '5' | '10' | '15';
    /** Whether one is asked at a head of Orochi whatever else was ordered. */
    readonly heads: 'ask' | 'as_above';
    /** Whether one is asked for help until one's own next turn. */
    readonly help: 'ask' | 'no';
    /** Whether the only move that there is is made. */
    readonly forced: 'on' | 'off';
}

/** What somebody asks and the others must grant. */
export interface Request {
    /** Who asks. */
    readonly by: Seat;
    /** Who has not answered yet. */
    readonly open: Seats;
}

/** What a viewer may be told of a table beside the view and the log. */
export interface NoticeMessage {
    /** How long the open window stays open, by public facts. */
    readonly beat: 'none' | 'quiet' | 'battle' | 'close' | 'head';
    /** Another number: the beat starts anew. */
    readonly window: number;
    /** In the same window, because something happened in it. */
    readonly again: boolean;
    /** Somebody has stopped the beat. */
    readonly somebody_holds: boolean;
    /** There only while somebody asks to take back a decision. */
    readonly undo?: Request;
    /** There only while somebody asks to call it even. */
    readonly tie?: Request;
    /** The viewer's own answer waits for the window to close; it can be withdrawn. */
    readonly answered: boolean;
    /** The viewer has stopped the beat. */
    readonly holds: boolean;
    /** Milliseconds that the viewer has left for holding. */
    readonly reserve: number;
    /** How long it may hold now, in milliseconds. */
    readonly longest_hold: number;
    /** The viewer's own. */
    readonly orders: Orders;
    /** What the viewer passes until. */
    readonly until: 'off' | 'battle' | 'card' | 'head' | 'turn';
    /** How often it was passed for, since the table was opened or resumed. */
    readonly passed: number;
    /** How many other moves were made for it. */
    readonly made: number;
    /** Whether the viewer can take back its last decision: no, by itself, or if the others grant it. */
    readonly undoable: 'no' | 'free' | 'asks';
}

/** The chances of a view, and the reasons behind its totals. */
export interface OddsMessage {
    /** Chances of each choice and of what nobody chooses. */
    readonly odds: readonly Odd[];
    /** Behind every total on the table. */
    readonly reasons: readonly Reason[];
}

/** A command was carried out. */
export interface PlayedMessage {
    /** The moves as records write them: several where one text stands for several. */
    readonly played: readonly string[];
}

/** The whole position with every secret in it. For the keeper of the table alone. */
export interface PositionMessage {
    /** As a table is opened from it. */
    readonly position: string;
}

/** The record of a game without secrets, or of one that is over. */
export interface RecordMessage {
    /** As docs/record-format.md describes it: its text, or its JSON twin as text. */
    readonly record: string;
}

/** Which values of options a game refuses beside the others that were chosen. */
export interface RefusalsMessage {
    /** In the order of the catalogue; none if everything goes together. */
    readonly refusals: readonly {
        /** Its name. */
        readonly option: string;
        /** One of those of the catalogue. */
        readonly value: string;
        /** Why; for programs, it never changes. */
        readonly code: string;
        /** One English sentence for people. */
        readonly text: string;
    }[];
}

/** Why an attempt is not allowed. */
export interface RuleMessage {
    /** The id of the first rule that it breaks, a line of docs/rules; null: it is legal. */
    readonly rule: string | null;
    /**
     * References of the tableau that cause it, the most telling first: what threatens the square, what stands
     * in the way. Empty: the rule says it all, or the attempt is legal.
     */
    readonly causes: readonly string[];
}

/**
 * How to open a table: the one after this, with everybody one seat on, or one that goes on from a line that was
 * carried there. A start may tell secrets.
 */
export interface SetupMessage {
    /** Its id, such as paiko. */
    readonly game: string;
    readonly options: OptionValues;
    /** A position; empty: the usual start. */
    readonly start: string;
    /** Moves may be taken back past chance and secrets. */
    readonly practice: boolean;
    /** What the record of the next table begins with, such as the line that it goes on from. */
    readonly tags: Readonly<Record<string, string>>;
    /** By seat, as records write who sits there; none where they are the opener's to choose. */
    readonly chairs: readonly string[];
}

/** What everybody may know of a table without looking at it. */
export interface TableMessage {
    /** Its id, such as paiko. */
    readonly game: string;
    /** How many sit there. */
    readonly seats: number;
    /** Moves that stand, chance included. */
    readonly plies: number;
    /** How many entries the log has. */
    readonly sequence: number;
    /** Whether the table is over. */
    readonly over: boolean;
    /** Who may move now; nobody once the table is over. */
    readonly to_act: Seats;
    /** Those of them that the table waits for. */
    readonly awaited: Seats;
    /** How many moves may be taken back. */
    readonly undoable: number;
}

/** The tableau of a view by itself. */
export interface TableauMessage {
    readonly tableau: Tableau;
}

/** A bot has begun to think. */
export interface ThinkerMessage {
    /** Nodes that it thinks by itself. */
    readonly budget: number;
    /** The time of a bot that was given seconds, else 0. */
    readonly milliseconds: number;
}

/** What a bot has thought so far. */
export interface ThoughtMessage {
    /** How much it has looked at. */
    readonly nodes: number;
    /** How far. */
    readonly depth: number;
    /** In the bot's own units, for the seat that thinks. */
    readonly score: number;
    /** Texts of moves, the best one first; empty before anything is known. */
    readonly line: readonly string[];
    /**
     * Texts of moves to look at next, as a first look ranks them, without the best one; empty where the bot
     * does not rank them.
     */
    readonly others: readonly string[];
}

/**
 * What one viewer may know. Game, options, viewer and the text in `view` are enough to ask an engine everything
 * else.
 */
export interface ViewMessage {
    /** Its id, such as paiko. */
    readonly game: string;
    readonly rules: Rules;
    /** Digest of cards of one's own; empty for the usual ones. */
    readonly cards: string;
    readonly options: OptionValues;
    /** How many sit at the table. */
    readonly seats: number;
    readonly viewer: Viewer;
    /** The position as this viewer knows it, for engines to read. */
    readonly view: string;
    /** Whether the table is over, by the rules, because somebody resigned, or because all agreed on a tie. */
    readonly over: boolean;
    /**
     * How many entries of the log the view has in it: the number of the next one. Not there if the view was
     * read from its text.
     */
    readonly sequence?: number;
    /**
     * The number of the viewer's decision, which a command answers; 0 for a watcher. Not there if the view was
     * read from its text.
     */
    readonly decision?: number;
    /** Who may move now; nobody once the table is over. */
    readonly to_act: Seats;
    /** Those of them that the table waits for. */
    readonly awaited: Seats;
    /** By speaker, the seats that may be talked to. */
    readonly talk: readonly Seats[];
    readonly report: Report;
    /** What the viewer is asked; a watcher is told what the seat is asked that the table waits for. */
    readonly prompt: Phrase;
    readonly moment: Moment;
    /** What sentences about the rules name and the cards decide, such as the size of a hand. */
    readonly figures: Readonly<Record<string, Term>>;
    readonly tableau?: Tableau;
    /**
     * What the table remembers beside its position, where the game has such things: the duels of a campaign,
     * the last blows. With the tableau; not there if the view was read from its text.
     */
    readonly chronicle?: Tableau;
    readonly choices?: Choices;
    /** Chances of each choice and of what nobody chooses. */
    readonly odds?: readonly Odd[];
    /** Behind every total on the table. */
    readonly reasons?: readonly Reason[];
}

/** A move with what it led to. */
export interface Weighed {
    /** Its text. */
    readonly move: string;
    /** How many were played. */
    readonly games: number;
    /** How many of them were won. */
    readonly won: number;
    /** Of games won, per mille. */
    readonly share: number;
    /** Half of its 95 % interval, per mille. */
    readonly error: number;
    /** Their mean, in tenths. */
    readonly points: number;
}

/** What games have shown that a quick bot played on from each move. */
export interface WeighMessage {
    /** Best first; empty where the game's bots judge positions otherwise. */
    readonly weighed: readonly Weighed[];
}
