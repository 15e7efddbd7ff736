import type { Evidence, Signal, SignalKind } from './signal.js';

/** What each kind counts, of 100. A home is a family's and a network a town's: neither says anything alone. */
export const WEIGHTS: Readonly<Record<SignalKind, number>> = {
  phone: 40,
  device: 30,
  card: 25,
  payer: 25,
  place: 20,
  network: 5,
  referral: 15,
  'referral-chain': 15,
  'newcomer-draws': 20,
  registrations: 15,
  payments: 10,
  'failed-payments': 15,
  chargebacks: 40,
};

/** What more than these share counts in proportion less: it is an office's, or a telephone company's. */
const CROWD = 5;
/** Two members belong together when what they share counts so much. */
const LINKED_FROM = 30;
/** A group is worth an operator's look from this score on. */
const SHOWN_FROM = 40;

/** Members who may be one person, or act together. */
export interface Cluster {
  /** In the order of their ids. */
  readonly members: readonly string[];
  readonly evidence: readonly Evidence[];
  /** 0 to 100. */
  readonly score: number;
  /** ISO; when the first of its evidence began. */
  readonly since: string;
}

/** What a signal counts, by how many share it. @param sharedBy in the whole shop */
export const weightOf = (kind: SignalKind, sharedBy: number): number => WEIGHTS[kind] * Math.min(1, CROWD / sharedBy);

/** The strongest of each kind, added up: a second shared device makes nobody more suspicious. */
export const scoreOf = (evidence: readonly Pick<Evidence, 'kind' | 'sharedBy'>[]): number => {
  const strongest = new Map<SignalKind, number>();
  for (const { kind, sharedBy } of evidence)
    strongest.set(kind, Math.max(strongest.get(kind) ?? 0, weightOf(kind, sharedBy)));
  return Math.min(100, Math.round([...strongest.values()].reduce((sum, weight) => sum + weight, 0)));
};

const strongestFirst = (a: Evidence, b: Evidence): number =>
  WEIGHTS[b.kind] - WEIGHTS[a.kind] || a.since.localeCompare(b.since) || a.members[0]!.localeCompare(b.members[0]!);

/** Who belongs to whom, as a forest: each member leads to another of their group, the root to itself. */
class Groups {
  private readonly parents = new Map<string, string>();

  rootOf(member: string): string {
    let root = member;
    for (let next = this.parents.get(root); next !== undefined; next = this.parents.get(root)) root = next;
    if (root !== member) this.parents.set(member, root);
    return root;
  }

  join(one: string, other: string): void {
    const [a, b] = [this.rootOf(one), this.rootOf(other)];
    if (a !== b) this.parents.set(a < b ? b : a, a < b ? a : b);
  }
}

const linkAll = (signals: readonly Signal[]): Groups => {
  const pairs = new Map<string, Map<SignalKind, number>>();
  const groups = new Groups();
  for (const { kind, members } of signals) {
    const weight = weightOf(kind, members.length);
    for (const [i, one] of members.entries()) {
      for (const other of members.slice(i + 1)) {
        const pair = `${one} ${other}`;
        const shared = pairs.get(pair) ?? pairs.set(pair, new Map()).get(pair)!;
        shared.set(kind, Math.max(shared.get(kind) ?? 0, weight));
      }
    }
  }
  for (const [pair, shared] of pairs) {
    if ([...shared.values()].reduce((sum, weight) => sum + weight, 0) < LINKED_FROM) continue;
    const [one, other] = pair.split(' ') as [string, string];
    groups.join(one, other);
  }
  return groups;
};

/**
 * Groups of members who share so much that somebody should look, the highest score first. Whoever shares enough with one of a
 * group is of it.
 *
 * @param signals the members of each in the order of their ids
 */
export const clustersOf = (signals: readonly Signal[]): Cluster[] => {
  const groups = linkAll(signals);
  const evidenceOf = new Map<string, Evidence[]>();
  for (const signal of signals) {
    const inGroups = new Map<string, string[]>();
    for (const member of signal.members) {
      const root = groups.rootOf(member);
      inGroups.set(root, [...(inGroups.get(root) ?? []), member]);
    }
    for (const [root, members] of inGroups) {
      // What is shared with others alone says nothing of this group.
      if (members.length === 1 && signal.members.length > 1) continue;
      const evidence = evidenceOf.get(root) ?? evidenceOf.set(root, []).get(root)!;
      evidence.push({ ...signal, members, sharedBy: signal.members.length });
    }
  }
  return [...evidenceOf.values()]
    .map((evidence) => ({
      members: [...new Set(evidence.flatMap(({ members }) => members))].sort(),
      evidence: [...evidence].sort(strongestFirst),
      score: scoreOf(evidence),
      since: evidence.map(({ since }) => since).sort()[0]!,
    }))
    .filter(({ score }) => score >= SHOWN_FROM)
    .sort((a, b) => b.score - a.score || a.members[0]!.localeCompare(b.members[0]!));
};

/**
 * Whether a group shows nothing that an operator has not decided on already: each piece was there, among these members and no
 * earlier than now, when a case was closed.
 */
export const isKnown = (evidence: readonly Evidence[], decidedOn: readonly Evidence[]): boolean =>
  evidence.every(({ kind, members, last }) =>
    decidedOn.some(
      (known) =>
        known.kind === kind &&
        members.every((member) => known.members.includes(member)) &&
        // One member's burst is over with its last act; what several share goes on.
        (members.length > 1 || last <= known.last),
    ),
  );
