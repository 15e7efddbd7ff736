import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { MemberCluster } from '../streams/score.js';
import type { Evidence } from '../streams/signal.js';

/** The lock for rebuilding the queue and for opening a case. */
export const CASES_LOCK = 'abuse-cases';

const DECIDED = `select members, evidence from abuse.cases where state <> 'open' and members && $1::uuid[]`;
const HAD = 'select id, members from abuse.items where members && $1::uuid[] order by id';
const DROP = 'delete from abuse.items where not id = any($1::bigint[])';
const LATER = 'update abuse.state set looked_at = $1, took_ms = $2';
const STAKE = `coalesce((select sum(w.paid + w.free) from points.wallets w where w.member_id = any(n.members)), 0) as points,
    coalesce((select sum(d.undecided) from draws.draws d where d.member_id = any(n.members) and d.undecided > 0), 0) as cards,
    coalesce((select count(*) * 1000 from referrals.referrals r where r.status = 'paid'
      and r.friend_id = any(n.members) and r.referrer_id = any(n.members)), 0) as bonus`;
const KEEP = `insert into abuse.items (id, members, score, evidence, since, found_at, stake_points, stake_cards, stake_bonus)
  overriding system value
  select coalesce(n.id, nextval('abuse.items_id_seq')), n.members, n.score, n.evidence, n.since, $1, ${STAKE}
    from json_to_recordset($2) n (id bigint, members uuid[], score integer, evidence jsonb, since timestamptz)
  on conflict (id) do update set members = excluded.members, score = excluded.score, evidence = excluded.evidence,
    since = excluded.since, stake_points = excluded.stake_points, stake_cards = excluded.stake_cards,
    stake_bonus = excluded.stake_bonus,
    version = abuse.items.version + case when abuse.items.evidence = excluded.evidence then 0 else 1 end
  returning id`;

/** Loads the evidence of closed cases for each of these members. */
export const loadDecidedEvidence = async (
  tx: StoreTransaction,
  members: readonly string[],
): Promise<ReadonlyMap<string, readonly Evidence[]>> => {
  const cases = await tx.read<{ members: string[]; evidence: Evidence[] }>('abuse-decided', DECIDED, [members]);
  const decided = new Map<string, Evidence[]>();
  for (const { members: all, evidence } of cases)
    for (const member of all) decided.set(member, [...(decided.get(member) ?? []), ...evidence]);
  return decided;
};

/**
 * Replaces the queue. A group keeps its number while one of its members is still in it.
 *
 * @param tookMs the duration of the search
 */
export const replaceItems = async (
  tx: StoreTransaction,
  clusters: readonly MemberCluster[],
  tookMs: number,
): Promise<void> => {
  const all = clusters.flatMap(({ members }) => members);
  const had = await tx.read<{ id: number; members: string[] }>('abuse-had', HAD, [all]);
  const idOf = new Map<string, number>();
  for (const { id, members } of had) for (const member of members) if (!idOf.has(member)) idOf.set(member, id);
  const taken = new Set<number>();
  const items = clusters.map(({ members, ...cluster }) => {
    const id = members.map((member) => idOf.get(member)).find((one) => one !== undefined && !taken.has(one)) ?? null;
    if (id !== null) taken.add(id);
    return { id, members, ...cluster };
  });
  const kept = await tx.read<{ id: number }>('abuse-keep', KEEP, [tx.now, JSON.stringify(items)]);
  tx.write('abuse-drop', DROP, [kept.map(({ id }) => id)]);
  tx.write('abuse-looked', LATER, [tx.now, tookMs]);
};
