/** A tab of the shop for operators: 1 to 19 a game, and three special ones. */
export interface CardTypeRow {
  readonly id: number;
  readonly name: string;
  readonly name_en: string;
  /** The order of the tabs, ascending. */
  readonly position: number;
  readonly version: number;
}
