import { isId } from '../../kernel/ids.js';
import { hasHeldParcels } from '../../members/index.js';
import { escapeLike } from '../../platform/database/like.js';
import { computeLateBefore } from '../streams/due-day.js';
import { parcelCountOf } from '../streams/parcel-number.shared.js';

/** The filter values of each field. */
export type ParcelFilter = Readonly<Partial<Record<string, readonly string[]>>>;

/** The fields by which parcels can be sorted and filtered. */
export const LIST_RULES = {
  sortable: {
    id: 'p.shipment_id',
    member_id: 'p.member_id',
    status: 'p.status',
    name: 'p.name',
    requested_at: 'p.requested_at',
    due_on: 'p.requested_at',
    shipped_at: 'p.shipped_at',
    returned_at: 'p.returned_at',
  },
  filterable: ['id', 'member_id', 'status', 'late', 'combinable', 'held', 'q'],
  first: ['requested_at', 'ASC'],
} as const;

const SAME_WAY = `exists (select from shipments.parcels o
  where o.member_id = p.member_id and o.status = 'requested' and o.parcel_id <> p.parcel_id
    and (o.name, o.zipcode, o.pref_id, o.province, o.shiku, o.address, o.building)
      = (p.name, p.zipcode, p.pref_id, p.province, p.shiku, p.address, p.building))`;

/** SQL: true when a parcel is held, because a payment of its member is in dispute or it has no address. */
export const HELD = `p.status in ('requested', 'returned') and (p.address = '' or ${hasHeldParcels('p.member_id')})`;

/** A condition with its value; `$` stands for the value. */
type Condition = readonly [sql: string, value: unknown];

/**
 * Builds the conditions of a search. The form of the text decides: an id, a parcel's number, or a tracking number, phone number
 * or name.
 */
const searched = (text: string): readonly Condition[] => {
  const searchText = text.normalize('NFKC').trim();
  if (isId(searchText.toLowerCase()))
    return [
      [
        `p.parcel_id in (select o.parcel_id from shipments.parcels o
          where o.shipment_id = $::uuid or o.member_id = $::uuid or o.draw_ids @> array[$::uuid])`,
        searchText.toLowerCase(),
      ],
    ];
  const count = parcelCountOf(searchText);
  if (count !== null)
    return [['p.parcel_id in (select o.parcel_id from shipments.parcels o where o.number = $::integer)', count]];
  return [
    [
      `(upper(replace(p.delivery_code, '-', '')) = upper(replace($::text, '-', ''))
       or p.tel = replace($::text, '-', '') or translate(p.name, ' 　', '') like translate($::text, ' 　', '') || '%')`,
      escapeLike(searchText),
    ],
  ];
};

const conditionsOf = ({ id, member_id, status, late, combinable, held, q }: ParcelFilter, now: Date): Condition[] => [
  ...(id
    ? [
        [
          'p.parcel_id in (select parcel_id from shipments.parcels where shipment_id = any($::uuid[]))',
          id.filter(isId),
        ] as const,
      ]
    : []),
  ...(member_id ? [['p.member_id = any($::uuid[])', member_id.filter(isId)] as const] : []),
  ...(status ? [['p.status = any($::text[])', status] as const] : []),
  ...(late?.[0] === 'true'
    ? [[`p.status = 'requested' and p.requested_at < $::timestamptz`, computeLateBefore(now)] as const]
    : []),
  ...(combinable?.[0] === 'true' ? [[`$::boolean and p.status = 'requested' and ${SAME_WAY}`, true] as const] : []),
  ...(held?.[0] ? [[`$::boolean = (${HELD})`, held[0] === 'true'] as const] : []),
  ...(q?.[0]?.trim() ? searched(q[0]) : []),
];

/** Builds `from … where …` for buildMatching parcels, each once, by its oldest shipment. */
export const buildMatching = (
  filter: ParcelFilter,
  now: Date,
): { readonly where: string; readonly values: unknown[] } => {
  const conditions = conditionsOf(filter, now);
  const sql = conditions.map(([condition], i) => ` and (${condition.replaceAll('$', `$${i + 1}`)})`);
  return {
    where: `from shipments.parcels p where p.shipment_id = p.parcel_id${sql.join('')}`,
    values: conditions.map(([, value]) => value),
  };
};
