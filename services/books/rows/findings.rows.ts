import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { Finding, HeldFinding } from '../streams/finding.js';

const SEEN = `update books.findings set seen_at = $3, differences = u.differences
  from unnest($1::text[], $2::text[], $4::jsonb[]) u (check_name, subject, differences)
  where findings.check_name = u.check_name and findings.subject = u.subject and closed_at is null
  returning findings.check_name, findings.subject`;
const RAISE = `insert into books.findings (check_name, subject, member_id, seq, differences, found_at, seen_at)
  select u.*, $6, $6 from unnest($1::text[], $2::text[], $3::uuid[], $4::bigint[], $5::jsonb[]) u
  on conflict (check_name, subject) where closed_at is null do nothing returning id, check_name, subject`;
const CLOSE = `update books.findings set closed_at = $2, closed_by = $3, version = version + 1
  where id = $1 and closed_at is null`;
const OPEN_OF = 'select from books.findings where member_id = $1 and closed_at is null and id <> $2';
const HOLD = `select id::text as id, member_id as "memberId", closed_at is not null as "isClosed", version,
    seen_at >= coalesce((select began_at from books.state), seen_at) as "isThere"
  from books.findings where id = $1 for update`;

/** A finding that is new, by its number. */
export interface Raised {
  readonly id: number;
  readonly finding: Finding;
}

/**
 * Keeps what was found. What is open already was seen again.
 *
 * @returns what is new
 */
export const raiseFindings = async (tx: StoreTransaction, findings: readonly Finding[]): Promise<readonly Raised[]> => {
  const column = <Value>(of: (finding: Finding) => Value) => findings.map(of);
  const [checks, subjects] = [column(({ check }) => check), column(({ subject }) => subject)];
  const differences = column((finding) => JSON.stringify(finding.differences));
  await tx.read('books-seen', SEEN, [checks, subjects, tx.now, differences]);
  const members = column(({ memberId }) => memberId);
  const values = [checks, subjects, members, column(({ seq }) => seq), differences, tx.now];
  const rows = await tx.read<{ id: number; check_name: string; subject: string }>('books-raise', RAISE, values);
  return rows.map(({ id, check_name, subject }) => ({
    id,
    finding: findings.find((one) => one.check === check_name && one.subject === subject)!,
  }));
};

/** A finding, held until the transaction ends; null for a number that is none's. */
export const holdFinding = async (tx: StoreTransaction, id: string): Promise<HeldFinding | null> =>
  /^\d{1,15}$/.test(id)
    ? ((await tx.read<HeldFinding & Record<string, unknown>>('books-hold-finding', HOLD, [id]))[0] ?? null)
    : null;

export const closeFinding = (tx: StoreTransaction, id: string, operatorId: string): void =>
  tx.write('books-close-finding', CLOSE, [id, tx.now, operatorId]);

/** Whether something else is open about a member. */
export const hasOther = async (tx: StoreTransaction, memberId: string, id: string): Promise<boolean> =>
  (await tx.read('books-other-findings', OPEN_OF, [memberId, id])).length > 0;
