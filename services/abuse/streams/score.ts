import type { Steps } from '../../kernel/steps.js';
import type { Evidence, Signal, SignalKind } from './signal.js';

/** What each kind counts, of 100. A home is a family's and a network a town's: neither says anything alone. */
export const WEIGHTS: Readonly<Record<SignalKind, number>> = {
  phone: 40,
  mailbox: 40,
  'payer-account': 40,
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

/**
 * What more than these share counts in proportion less: it is an office's, or a telephone company's. A phone is nobody's but
 * one's, and so are a mailbox and an account that pays.
 */
const CROWDS: Readonly<Partial<Record<SignalKind, number>>> = {
  phone: 20,
  mailbox: 20,
  'payer-account': 20,
  network: 4,
  'newcomer-draws': 20,
  registrations: 20,
};
const DEFAULT_CROWD = 8;
/** What so many times a crowd share links nobody: it says nothing of two of them, and has too many pairs. */
const LINKING_CROWDS = 2;
/** Two members belong together when what they share counts so much. */
const MIN_LINK_WEIGHT = 30;
/** A group is worth an operator's look from this score on. */
const MIN_SHOWN_SCORE = 40;

/** Members who may be one person, or act together. */
export interface MemberCluster {
  /** In the order of their ids. */
  readonly members: readonly string[];
  readonly evidence: readonly Evidence[];
  /** 0 to 100. */
  readonly score: number;
  /** ISO; when the first of its evidence began. */
  readonly since: string;
}

const crowdOf = (kind: SignalKind): number => CROWDS[kind] ?? DEFAULT_CROWD;

/** What a signal counts, by how many share it. @param sharedBy in the whole shop */
export const computeWeight = (kind: SignalKind, sharedBy: number): number =>
  WEIGHTS[kind] * Math.min(1, crowdOf(kind) / sharedBy);

/** The strongest of each kind, added up: a second shared device makes nobody more suspicious. */
export const computeScore = (evidence: readonly Pick<Evidence, 'kind' | 'sharedBy'>[]): number => {
  const strongest = new Map<SignalKind, number>();
  for (const { kind, sharedBy } of evidence)
    strongest.set(kind, Math.max(strongest.get(kind) ?? 0, computeWeight(kind, sharedBy)));
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

const PAIRS_PER_STEP = 1000;

/** Does something with each of many. */
function* visitInSteps<One>(many: Iterable<One>, visit: (one: One) => void): Steps<void> {
  let done = 0;
  for (const one of many) {
    visit(one);
    done += 1;
    if (done % PAIRS_PER_STEP === 0) yield PAIRS_PER_STEP;
  }
}

/** Pairs of members, each as one number: there are millions of them. */
class Pairs {
  private readonly numbers = new Map<string, number>();
  private readonly members: string[] = [];
  private readonly weights = new Map<number, number>();

  /** Numbers the members of these; before they are added. */
  *number(signals: readonly Signal[]): Steps<void> {
    for (const { members } of signals) {
      for (const member of members) {
        if (this.numbers.has(member)) continue;
        this.numbers.set(member, this.members.length);
        this.members.push(member);
      }
      yield members.length;
    }
  }

  /** Adds to each pair what the strongest of these, all of one kind, counts. */
  *add(signals: readonly Signal[]): Steps<void> {
    const strongest = new Map<number, number>();
    for (const { kind, members } of signals) {
      if (members.length > LINKING_CROWDS * crowdOf(kind)) continue;
      const weight = computeWeight(kind, members.length);
      const numbers = members.map((member) => this.numbers.get(member)!);
      for (const [i, one] of numbers.entries()) {
        for (let j = i + 1; j < numbers.length; j++) {
          const pair = one * this.members.length + numbers[j]!;
          if (weight > (strongest.get(pair) ?? 0)) strongest.set(pair, weight);
        }
      }
      yield (members.length * (members.length - 1)) / 2;
    }
    yield* visitInSteps(strongest, ([pair, weight]) => this.weights.set(pair, (this.weights.get(pair) ?? 0) + weight));
  }

  *linkedInto(groups: Groups): Steps<void> {
    yield* visitInSteps(this.weights, ([pair, weight]) => {
      if (weight < MIN_LINK_WEIGHT) return;
      const one = Math.floor(pair / this.members.length);
      groups.join(this.members[one]!, this.members[pair % this.members.length]!);
    });
  }
}

function* linkAll(signals: readonly Signal[]): Steps<Groups> {
  const pairs = new Pairs();
  yield* pairs.number(signals);
  for (const kind of Object.keys(WEIGHTS)) yield* pairs.add(signals.filter((signal) => signal.kind === kind));
  const groups = new Groups();
  yield* pairs.linkedInto(groups);
  return groups;
}

const clusterOf = (evidence: readonly Evidence[], score: number): MemberCluster => ({
  members: [...new Set(evidence.flatMap(({ members }) => members))].sort(),
  evidence: [...evidence].sort(strongestFirst),
  score,
  since: evidence.map(({ since }) => since).sort()[0]!,
});

/**
 * Groups of members who share so much that somebody should look, the highest score first. Whoever shares enough with one of a
 * group is of it. Each step tells how many pairs, or how many members, it has gone through.
 *
 * @param signals the members of each in the order of their ids
 */
export function* findClusters(signals: readonly Signal[]): Steps<MemberCluster[]> {
  const groups = yield* linkAll(signals);
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
    yield signal.members.length;
  }
  const clusters: MemberCluster[] = [];
  for (const evidence of evidenceOf.values()) {
    const score = computeScore(evidence);
    if (score >= MIN_SHOWN_SCORE) clusters.push(clusterOf(evidence, score));
    yield evidence.length;
  }
  return clusters.sort((a, b) => b.score - a.score || a.members[0]!.localeCompare(b.members[0]!));
}

/**
 * Whether a group shows nothing that an operator has not decided on already: each piece was there, among these members and no
 * earlier than now, when a case was closed.
 */
export const isAlreadyDecided = (evidence: readonly Evidence[], decidedOn: readonly Evidence[]): boolean =>
  evidence.every(({ kind, members, last }) =>
    decidedOn.some(
      (known) =>
        known.kind === kind &&
        members.every((member) => known.members.includes(member)) &&
        // One member's burst is over with its last act; what several share goes on.
        (members.length > 1 || last <= known.last),
    ),
  );
