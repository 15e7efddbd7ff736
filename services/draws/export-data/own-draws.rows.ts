import type { PiecesOf } from '../../platform/own-data/pieces.js';

/** A draw of a member with the letters of its cards' outcomes. */
export interface OwnDrawRow {
  readonly draw_id: string;
  readonly pack_id: string;
  readonly drawn_at: Date;
  readonly decide_before: Date;
  readonly currency: string;
  readonly cost: number;
  readonly converted_points: number;
  readonly first_slot: number;
  readonly day: number;
  readonly client_seed: string;
  readonly prizes: readonly number[];
  readonly outcomes: string;
}

/** Reads the draws through the history, which has an index of members. A draw may have thousands of cards. */
export const OWN_DRAWS: PiecesOf = {
  columns: `d.draw_id, d.pack_id, d.drawn_at, d.due_at as decide_before, d.currency, d.cost, h.converted_points,
    d.first_slot, d.day, d.client_seed, d.prizes, d.outcomes`,
  from: 'from draws.draw_history h join draws.draws d on d.draw_id = h.draw_id where h.member_id = $1',
  order: [
    ['h.created', 'timestamptz'],
    ['h.draw_id', 'uuid'],
  ],
  atOnce: 100,
};
