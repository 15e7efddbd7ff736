import type { PackDrafted, PackRevised } from '../../catalog/index.js';
import type { TicketsDrawn } from '../../draws/index.js';
import type { RecordedEvent } from '../../kernel/event.js';
import { jsonb, type Projection, type RowOf, text, timestamptz } from '../../kernel/projection.js';
import { addDraw, type RecentWin } from '../streams/recent-wins.js';

const columns = {
  pack_id: text(),
  /** The rarities of its prizes, by their index. */
  rarities: jsonb<readonly number[]>(),
  recent: jsonb<readonly RecentWin[]>(),
  /** The time of the latest win; before the first, the time at which the pack was last drafted. */
  won_at: timestamptz(),
};

/** The recent wins of a pack. */
export type PackWinsRow = RowOf<typeof columns>;

const offered = (
  row: PackWinsRow | null,
  { data, effectiveAt }: RecordedEvent<PackDrafted | PackRevised>,
): PackWinsRow => ({
  pack_id: data.packId,
  rarities: data.terms.prizes.map(({ rarity }) => rarity),
  recent: row?.recent ?? [],
  won_at: effectiveAt.toISOString(),
});

/** Returns the same row if nothing was won, so that it is not written. */
const drawn = (row: PackWinsRow | null, { data, effectiveAt }: RecordedEvent<TicketsDrawn>): PackWinsRow | null => {
  if (!row) return null;
  const recent = addDraw(row.recent, row.rarities, { ...data, at: effectiveAt });
  return recent === row.recent ? row : { ...row, recent, won_at: effectiveAt.toISOString() };
};

/** Keeps one row for each pack. All its events have the pack's key and no member. */
export const packWinsProjection: Projection<PackWinsRow, PackDrafted | PackRevised | TicketsDrawn> = {
  name: 'pack_wins',
  table: 'wins.pack_wins',
  key: 'pack_id',
  columns,
  on: {
    PackDrafted: { keys: ({ data }) => [data.packId], evolve: offered },
    PackRevised: { keys: ({ data }) => [data.packId], evolve: offered },
    TicketsDrawn: { keys: ({ data }) => [data.packId], evolve: drawn },
  },
};
