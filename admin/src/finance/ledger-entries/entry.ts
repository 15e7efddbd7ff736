import type { Doer, Unit } from '../names';

/** A line of the books as the operators' API lists it. */
export interface Entry extends Doer {
  readonly id: string;
  readonly at: string;
  readonly recorded_at: string;
  readonly unit: Unit;
  readonly account: string;
  readonly member_id: string;
  readonly lot_id: string | null;
  readonly amount: number;
  readonly kind: string;
  readonly document: string;
  readonly memo: string | null;
}

/** With all that it goes back to; who comes from the list sees what the list knows until that is there. */
export interface ExplainedEntry extends Entry {
  readonly event: {
    readonly seq: number | null;
    readonly hash: string | null;
    readonly stream_id: string;
    readonly stream_version: number;
    readonly lines: readonly { readonly account: string; readonly lot: string | null; readonly amount: number }[];
  };
  readonly lot: {
    readonly kind: string;
    readonly issued: number;
    readonly remaining: number;
    readonly issued_at: string;
    readonly expires_at: string;
  } | null;
  readonly draw: {
    readonly id: string;
    readonly pack_title: string;
    readonly pack_title_en: string;
    readonly count: number;
    readonly cost: number;
  } | null;
  readonly cards: readonly {
    readonly index: number;
    readonly name: string;
    readonly name_en: string;
    readonly buy_point: number;
  }[];
}
