import type { Pool } from 'pg';
import type { OwnDataSection } from '../../platform/own-data/own-data.js';
import { type PiecesOf, readInPieces, sectionOf } from '../../platform/own-data/pieces.js';
import { parcelNumberOf } from '../streams/parcel-number.shared.js';

const ADDRESS = ['name', 'zipcode', 'pref_id', 'province', 'shiku', 'address', 'building', 'tel'];

const PARCELS: PiecesOf = {
  columns: `p.shipment_id, o.number, p.status, p.requested_at, p.shipped_at, p.carrier, p.delivery_code, p.returned_at,
    p.kept_until, p.forfeited_at, ${ADDRESS.map((column) => `p.${column}`).join(', ')}, p.items as cards`,
  from: `from shipments.parcels p join shipments.parcels o on o.shipment_id = p.parcel_id where p.member_id = $1`,
  order: [
    ['p.requested_at', 'timestamptz'],
    ['p.shipment_id', 'uuid'],
  ],
};
const FORMER: PiecesOf = {
  columns: `f.shipment_id, f.replaced_at, ${ADDRESS.map((column) => `f.${column}`).join(', ')}`,
  from: `from shipments.parcels p join shipments.former_addresses f on f.shipment_id = p.shipment_id where p.member_id = $1`,
  order: [
    ['p.requested_at', 'timestamptz'],
    ['f.shipment_id', 'uuid'],
    ['f.until_version', 'integer'],
  ],
};

async function* numbered(rows: AsyncIterable<{ readonly number: number }>): AsyncGenerator<object> {
  for await (const row of rows) yield { ...row, number: parcelNumberOf(row.number) };
}

/** Lists the sections with a member's parcels and their addresses. */
export const listOwnParcelSections = (pool: Pool): readonly OwnDataSection[] => [
  { name: 'parcels', rowsOf: (memberId) => numbered(readInPieces(pool, PARCELS, memberId)) },
  sectionOf(pool, 'former_addresses', FORMER),
];
