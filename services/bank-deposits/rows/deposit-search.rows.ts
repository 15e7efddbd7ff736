import { isId } from '../../kernel/ids.js';
import { buildFieldError, INVALID, RefusedError } from '../../platform/http/responses/envelope.js';
import { toSenderKey } from '../../platform/payments/bank/sender-name.js';

type Filter = Readonly<Partial<Record<string, readonly string[]>>>;
/** An SQL condition with its value; `$` stands for the value. */
type Condition = readonly [sql: string, value: unknown];

/** The filters and orders of a list of deposits. */
export const DEPOSIT_LIST_RULES = {
  sortable: {
    id: 'd.deposit_id',
    booked_on: 'd.booked_on',
    received_at: 'd.received_at',
    yen: 'd.yen',
    held_yen: 'd.held_yen',
    status: 'd.status',
  },
  filterable: ['id', 'status', 'because', 'yen', 'payment_id', 'settlement', 'from', 'to', 'q'],
  first: ['booked_on', 'DESC'],
} as const;

const dayOf = (field: string, value: string | undefined): string | null => {
  if (!value) return null;
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || Number.isNaN(Date.parse(value)))
    throw new RefusedError(400, buildFieldError(field, INVALID));
  return value;
};

const wholeOf = (text: string): number => {
  if (!/^\d{1,12}$/.test(text)) throw new RefusedError(400, buildFieldError('yen', INVALID));
  return Number(text);
};

/** Returns the conditions of a search. The format of the text decides: a number or an amount, else a sender's name. */
const searched = (text: string): Condition => {
  const searchText = text.normalize('NFKC').trim();
  if (isId(searchText.toLowerCase()))
    return ['(d.deposit_id = $::uuid or d.payment_id = $::uuid)', searchText.toLowerCase()];
  const senders = 'd.deposit_id in (select o.deposit_id from payments.deposit_senders o where';
  if (/^\d{5}$/.test(searchText)) return [`${senders} o.number = $::text)`, searchText];
  return [`${senders} o.sender_key = $::text)`, toSenderKey(searchText)];
};

const PAID_OUT = `d.deposit_id in (select o.deposit_id from payments.payouts o
  where o.provider || '-' || to_char(o.day, 'YYYY-MM-DD') = any($::text[]))`;

const conditionsOf = ({ id, status, because, yen, payment_id, settlement, from, to, q }: Filter): Condition[] => {
  const [first, last] = [dayOf('from', from?.[0]), dayOf('to', to?.[0])];
  return [
    ...(id ? [['d.deposit_id = any($::uuid[])', id.filter(isId)] as const] : []),
    ...(status ? [['d.status = any($::text[])', status] as const] : []),
    ...(because ? [['d.because = any($::text[])', because] as const] : []),
    ...(yen ? [['d.yen = any($::bigint[])', yen.map(wholeOf)] as const] : []),
    ...(payment_id ? [['d.payment_id = any($::uuid[])', payment_id.filter(isId)] as const] : []),
    ...(settlement ? [[PAID_OUT, settlement] as const] : []),
    ...(first ? [['d.booked_on >= $::date', first] as const] : []),
    ...(last ? [['d.booked_on <= $::date', last] as const] : []),
    ...(q?.[0]?.trim() ? [searched(q[0])] : []),
  ];
};

/** Builds `from … where …` for matching deposits. @throws RefusedError 400 under the invalid field */
export const buildDepositSearch = (filter: Filter): { readonly where: string; readonly values: readonly unknown[] } => {
  const conditions = conditionsOf(filter);
  const sql = conditions.map(([condition], i) => ` and (${condition.replaceAll('$::', `$${i + 1}::`)})`);
  return { where: `from payments.deposits d where true${sql.join('')}`, values: conditions.map(([, value]) => value) };
};
