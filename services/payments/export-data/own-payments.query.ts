import type { Pool } from 'pg';
import type { OwnDataSection } from '../../platform/own-data/own-data.js';
import { type PiecesOf, sectionOf } from '../../platform/own-data/pieces.js';

/**
 * The data entered in order to pay. A fingerprint stands for the account at a provider. The redirect is omitted,
 * because it may contain a key of the provider.
 */
const TYPED = ['choice', 'tel', 'sender', 'cardNumber'];

const PAYMENTS: PiecesOf = {
  columns: `p.payment_id, p.method, p.provider, p.yen, p.points, p.bonus_points, p.bonus_coins, p.pack_id, p.status,
    p.requested_at, p.due_at, p.paid_at, p.failure_code, p.refunded_yen, p.charged_back_yen, p.owed_yen,
    d.number as slip_number, (select jsonb_object_agg(key, value) from jsonb_each(d.content)
      where key = any('{${TYPED.join(',')}}')) as details, d.payer_fingerprints`,
  from: 'from payments.payments p left join payments.details d on d.payment_id = p.payment_id where p.member_id = $1',
  order: [
    ['p.requested_at', 'timestamptz'],
    ['p.payment_id', 'uuid'],
  ],
};
const MOVEMENTS: PiecesOf = {
  columns: 'm.payment_id, m.kind, m.yen, m.at',
  from: 'from payments.payments p join payments.movements m on m.payment_id = p.payment_id where p.member_id = $1',
  order: [
    ['p.requested_at', 'timestamptz'],
    ['m.payment_id', 'uuid'],
    ['m.movement_id', 'uuid'],
  ],
};
/** The sender is printed by the bank, and may be another person. */
const TRANSFERS: PiecesOf = {
  columns: 'd.payment_id, d.booked_on::text as booked_on, d.yen, d.received_at, d.status',
  from: 'from payments.payments p join payments.deposits d on d.payment_id = p.payment_id where p.member_id = $1',
  order: [
    ['p.requested_at', 'timestamptz'],
    ['d.deposit_id', 'uuid'],
  ],
};

/** Exports a member's payments and refunds. */
export const buildOwnPaymentsSections = (pool: Pool): readonly OwnDataSection[] => [
  sectionOf(pool, 'payments', PAYMENTS),
  sectionOf(pool, 'payment_movements', MOVEMENTS),
  sectionOf(pool, 'transfers_received', TRANSFERS),
];
