import type { PackDrafted, PackRevised } from '../../catalog/index.js';
import type { TicketsDrawn } from '../../draws/index.js';
import type { RecordedEvent } from '../../kernel/event.js';
import { jsonb, type Projection, type RowOf, text, timestamptz } from '../../kernel/projection.js';
import { addDraw, type RecentWin } from '../streams/recent-wins.js';

const columns = {
  pack_id: text(),
  /** Of its prizes, by their rows. */
  rarities: jsonb<readonly number[]>(),
  recent: jsonb<readonly RecentWin[]>(),
  /** When the last of them was drawn; before the first, when the pack was last drafted. */
  won_at: timestamptz(),
};

/** What was won of a pack lately. */
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

/** The same row where nothing was won: it need not be written. */
const drawn = (row: PackWinsRow | null, { data, effectiveAt }: RecordedEvent<TicketsDrawn>): PackWinsRow | null => {
  if (!row) return null;
  const recent = addDraw(row.recent, row.rarities, { ...data, at: effectiveAt });
  return recent === row.recent ? row : { ...row, recent, won_at: effectiveAt.toISOString() };
};

/** One row for each pack. All its facts have the pack's own key; of members they know nothing. */
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
