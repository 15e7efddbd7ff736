import type { Database } from '../../platform/database/database.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { Finding, HeldFinding } from '../streams/finding.js';

const SEEN = `update books.findings set seen_at = $3, differences = u.differences
  from unnest($1::text[], $2::text[], $4::jsonb[], $5::uuid[]) u (check_name, subject, differences, member_id)
  where findings.check_name = u.check_name and findings.subject = u.subject
    and findings.member_id is not distinct from u.member_id and closed_at is null`;
const RAISE = `insert into books.findings (check_name, subject, member_id, seq, differences, of_log, found_at, seen_at)
  select u.*, $7, $7 from unnest($1::text[], $2::text[], $3::uuid[], $4::bigint[], $5::jsonb[], $6::boolean[]) u
  on conflict (check_name, subject, member_id) where closed_at is null do nothing returning id`;
const UNREPORTED = `select id, check_name as check, subject, differences from books.findings
  where reported_at is null and closed_at is null order by id for update`;
const LAST_REPORT = 'select max(reported_at) as at from books.findings';
const NOTE_REPORTED = 'update books.findings set reported_at = $1 where reported_at is null';
const FROZEN = `select count(*) as members from members.standing where frozen_at is not null`;
const UNSEEN = `select id::text as id, check_name as check, subject, seq from books.findings
  where closed_at is null and not of_log and seen_at < (select began_at from books.state) and id > $1 order by findings.id limit $2`;
const CLOSE_AGREED = `update books.findings set closed_at = $2, version = version + 1
  where id = any($1::bigint[]) and closed_at is null and seen_at < (select began_at from books.state)`;
const WITHOUT_FINDINGS = `select member_id as id from members.standing s where frozen_at is not null
    and not exists (select from books.findings f where f.member_id = s.member_id and f.closed_at is null)
  order by member_id limit 500`;
const CLOSE = `update books.findings set closed_at = $2, closed_by = $3, version = version + 1
  where id = $1 and closed_at is null`;
const OPEN_OF = `select from books.findings where member_id = $1 and closed_at is null and id is distinct from $2`;
const HOLD = `select id::text as id, member_id as "memberId", closed_at is not null as "isClosed", version,
    seen_at >= coalesce((select began_at from books.state), seen_at) as "isThere"
  from books.findings where id = $1 for update`;

/**
 * Stores findings. An open one is marked as seen again.
 *
 * @returns the number of new findings
 */
export const raiseFindings = async (tx: StoreTransaction, findings: readonly Finding[]): Promise<number> => {
  const column = <Value>(of: (finding: Finding) => Value) => findings.map(of);
  const [checks, subjects] = [column(({ check }) => check), column(({ subject }) => subject)];
  const differences = column((finding) => JSON.stringify(finding.differences));
  const members = column(({ memberId }) => memberId);
  await tx.read('books-seen', SEEN, [checks, subjects, tx.now, differences, members]);
  const [seqs, ofLog] = [column(({ seq }) => seq), column(({ isOfLog = false }) => isOfLog)];
  const values = [checks, subjects, members, seqs, differences, ofLog, tx.now];
  return (await tx.read('books-raise', RAISE, values)).length;
};

/** A finding that was not reported to operators yet. */
export interface Unreported extends Pick<Finding, 'check' | 'subject' | 'differences'> {
  readonly id: number;
}

/** Returns the unreported open findings, locked until the transaction ends, and the time of the last report. */
export const loadUnreportedFindings = async (
  tx: StoreTransaction,
): Promise<{ readonly findings: readonly Unreported[]; readonly lastAt: Date | null; readonly frozen: number }> => {
  const findings = await tx.read<Unreported & Record<string, unknown>>('books-unreported', UNREPORTED, []);
  const [last] = await tx.read<{ at: Date | null }>('books-last-report', LAST_REPORT, []);
  const [frozen] = await tx.read<{ members: number }>('books-frozen', FROZEN, []);
  return { findings, lastAt: last!.at, frozen: frozen!.members };
};

export const noteReported = (tx: StoreTransaction): void => tx.write('books-note-reported', NOTE_REPORTED, [tx.now]);

/** A finding that the current check has not seen again. */
export interface UnseenFinding extends Pick<Finding, 'check' | 'subject' | 'seq'> {
  readonly id: string;
}

/** Returns open findings after an id that the current check has not seen. */
export const loadUnseenFindings = async (
  { pool }: Database,
  after: string,
  limit: number,
): Promise<readonly UnseenFinding[]> =>
  (await pool.query<UnseenFinding>({ name: 'books-unseen', text: UNSEEN, values: [after, limit] })).rows;

/** Closes findings that a later check found to agree, unless they were seen again meanwhile. */
export const closeAgreed = (tx: StoreTransaction, ids: readonly string[]): void =>
  tx.write('books-close-agreed', CLOSE_AGREED, [ids, tx.now]);

/** Returns at most 500 frozen members without open findings. */
export const findFrozenWithoutFindings = async ({ pool }: Database): Promise<readonly string[]> =>
  (await pool.query<{ id: string }>(WITHOUT_FINDINGS)).rows.map(({ id }) => id);

/** Loads a finding, locked until the transaction ends; null for an unknown number. */
export const holdFinding = async (tx: StoreTransaction, id: string): Promise<HeldFinding | null> =>
  /^\d{1,15}$/.test(id)
    ? ((await tx.read<HeldFinding & Record<string, unknown>>('books-hold-finding', HOLD, [id]))[0] ?? null)
    : null;

export const closeFinding = (tx: StoreTransaction, id: string, operatorId: string): void =>
  tx.write('books-close-finding', CLOSE, [id, tx.now, operatorId]);

/** Returns true if a member has open findings, other than the excluded one. */
export const hasOpenFinding = async (
  tx: StoreTransaction,
  memberId: string,
  exceptId: string | null,
): Promise<boolean> => (await tx.read('books-other-findings', OPEN_OF, [memberId, exceptId])).length > 0;
