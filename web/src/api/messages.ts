// What travels between the page and the server, by short names; the types are made from the server's (schema.ts).

import type { components } from "./schema";

type Schemas = components["schemas"];

export type Welcome = Schemas["Welcome"];
export type State = Schemas["State"];
export type Refused = Schemas["Refused"];
export type Reason = Schemas["Reason"];
export type Advice = Schemas["Advice"];
export type ToBrowser = Schemas["ToBrowser"];
export type FromBrowser = Schemas["FromBrowser"];

export type Language = Welcome["language"];
export type Stage = State["stage"];
export type SeatShown = Schemas["SeatShown"];
export type SeatKind = SeatShown["kind"];
export type RequestKind = Schemas["Asked"]["kind"];
export type Label = Schemas["Label"];
export type Choice = Schemas["Choice"];
export type Line = Schemas["Line"];
export type Remark = Schemas["Remarked"];
export type Result = Schemas["Result"];

export type GameShown = Schemas["GameShown"];
export type OptionShown = Schemas["OptionShown"];
export type RulesShown = Schemas["RulesShown"];
export type SeatWanted = Schemas["SeatWanted"];
export type SeatsWanted = Schemas["SeatsWanted"];
export type TableWanted = Schemas["TableWanted"];
export type TableMade = Schemas["TableMade"];
export type TableShown = Schemas["TableShown"];
export type Moment = Schemas["Moment"];
export type Outcome = Schemas["Outcome"];
export type DiceShown = Schemas["DiceShown"];
export type Value = OptionShown["default"][string];
