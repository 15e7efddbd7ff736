import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/time.js';
import type { PostalAddress } from '../../members/index.js';
import { Database } from '../../platform/database/database.js';
import { buildMatching, type ParcelFilter } from '../rows/parcel-search.rows.js';
import type { ParcelItem } from '../rows/parcels.rows.js';
import { parcelNumberOf } from '../streams/parcel-number.shared.js';

/** A parcel with its contents and its address. */
export interface ParcelToPack extends PostalAddress {
  readonly id: string;
  /** The parcel's number for people. */
  readonly number: string;
  readonly requestedAt: Date;
  readonly items: readonly ParcelItem[];
}

type PackedRow = Omit<ParcelToPack, 'number'> & { readonly count: number };

const AT_ONCE = 500;

const COLUMNS = `p.shipment_id as id, p.number as count, p.requested_at as "requestedAt", p.name, p.zipcode, p.pref_id as "prefId", p.province,
  p.shiku, p.address, p.building, p.tel,
  (select jsonb_agg(i order by i->>'name', o.requested_at, i->>'drawId', i->>'index')
     from shipments.parcels o, jsonb_array_elements(o.items) i where o.parcel_id = p.parcel_id) as items`;

/** Streams parcels for the packing table. */
@Injectable()
export class PackedParcels {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Streams the matching parcels, oldest first, without held ones. Only unsent ones match unless the filter names states or
   * parcels.
   */
  async *of(filter: ParcelFilter): AsyncGenerator<ParcelToPack> {
    const isNamed = filter.status !== undefined || filter.id !== undefined;
    const conditions = { ...filter, held: ['false'] };
    const { where, values } = buildMatching(
      isNamed ? conditions : { ...conditions, status: ['requested'] },
      this.clock.now(),
    );
    const [at, id] = [values.length + 1, values.length + 2];
    const text = `select ${COLUMNS} from (select p.* ${where}
        and (p.requested_at, p.shipment_id) > ($${at}, $${id}::uuid)
      order by p.requested_at, p.shipment_id limit ${AT_ONCE}) p order by p.requested_at, p.shipment_id`;
    let after: Pick<ParcelToPack, 'requestedAt' | 'id'> | undefined = {
      requestedAt: new Date(0),
      id: '00000000-0000-0000-0000-000000000000',
    };
    while (after) {
      const place: unknown[] = [after.requestedAt, after.id];
      const { rows } = await this.database.pool.query<PackedRow>(text, [...values, ...place]);
      for (const { count, ...parcel } of rows) yield { ...parcel, number: parcelNumberOf(count) };
      after = rows.length === AT_ONCE ? rows.at(-1) : undefined;
    }
  }
}
