import type { Pool } from 'pg';
import type { OwnDataSection } from '../../platform/own-data/own-data.js';
import { type PiecesOf, sectionOf } from '../../platform/own-data/pieces.js';

const FAVOURITES: PiecesOf = {
  columns: 'f.pack_id, p.name as pack_name, f.added_at',
  from: 'from catalog.favourites f left join catalog.packs p using (pack_id) where f.member_id = $1',
  order: [['f.pack_id', 'text']],
};

/** Builds the section of the member’s favourites for the data export. */
export const listOwnFavouriteSections = (pool: Pool): readonly OwnDataSection[] => [
  sectionOf(pool, 'favourites', FAVOURITES),
];
