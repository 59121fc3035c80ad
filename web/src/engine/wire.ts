// The engine's messages, as the rest of the page names them.
import type * as wire from '@engawa/wire.mjs';

export type Seat = wire.Seat;
export type Viewer = wire.Viewer;
export type Fact = wire.Fact;
export type Facts = wire.Facts;
export type Thing = wire.Thing;
export type Place = wire.Place;
export type Tableau = wire.Tableau;
export type Report = wire.Report;
export type Moment = wire.Moment;
export type Odd = wire.Odd;
export type Reason = wire.Reason;
export type OptionValues = wire.OptionValues;
export type PackedChoices = wire.Choices;
export type Option = wire.Option;
export type Game = wire.Game;
export type LogEntry = wire.LogEntry;
export type ViewMessage = wire.ViewMessage;
export type ForesightMessage = wire.ForesightMessage;
export type Weighed = wire.Weighed;
