import { isId } from '../../kernel/ids.js';
import { hasHeldParcels } from '../../members/index.js';
import { escapeLike } from '../../platform/database/like.js';
import { lateBefore } from '../streams/due-day.js';
import { parcelCountOf } from '../streams/parcel-number.shared.js';

/** The values wanted of each field. */
export type ParcelFilter = Readonly<Partial<Record<string, readonly string[]>>>;

/** What may be asked of a list of parcels. */
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

/** SQL: whether a parcel stays in the house, since a payment of its member is in dispute, or nobody knows where it goes. */
export const HELD = `p.status in ('requested', 'returned') and (p.address = '' or ${hasHeldParcels('p.member_id')})`;

/** A condition with its value; `$` stands for it. */
type Condition = readonly [sql: string, value: unknown];

/** The conditions of a search, whose text is told by its looks: an id, a parcel's number, or a tracking number, a phone number or a name. */
const searched = (text: string): readonly Condition[] => {
  const wanted = text.normalize('NFKC').trim();
  if (isId(wanted.toLowerCase()))
    return [
      [
        `p.parcel_id in (select o.parcel_id from shipments.parcels o
          where o.shipment_id = $::uuid or o.member_id = $::uuid or o.draw_ids @> array[$::uuid])`,
        wanted.toLowerCase(),
      ],
    ];
  const count = parcelCountOf(wanted);
  if (count !== null)
    return [['p.parcel_id in (select o.parcel_id from shipments.parcels o where o.number = $::integer)', count]];
  return [
    [
      `(upper(replace(p.delivery_code, '-', '')) = upper(replace($::text, '-', ''))
       or p.tel = replace($::text, '-', '') or translate(p.name, ' 　', '') like translate($::text, ' 　', '') || '%')`,
      escapeLike(wanted),
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
    ? [[`p.status = 'requested' and p.requested_at < $::timestamptz`, lateBefore(now)] as const]
    : []),
  ...(combinable?.[0] === 'true' ? [[`$::boolean and p.status = 'requested' and ${SAME_WAY}`, true] as const] : []),
  ...(held?.[0] ? [[`$::boolean = (${HELD})`, held[0] === 'true'] as const] : []),
  ...(q?.[0]?.trim() ? searched(q[0]) : []),
];

/** `from … where …` for parcels that match, each listed once, under the shipment that it is called after. */
export const matching = (filter: ParcelFilter, now: Date): { readonly where: string; readonly values: unknown[] } => {
  const conditions = conditionsOf(filter, now);
  const sql = conditions.map(([condition], i) => ` and (${condition.replaceAll('$', `$${i + 1}`)})`);
  return {
    where: `from shipments.parcels p where p.shipment_id = p.parcel_id${sql.join('')}`,
    values: conditions.map(([, value]) => value),
  };
};
