import type { Steps } from '../../kernel/steps.js';
import type { Evidence, Signal, SignalKind } from './signal.js';

/** The weight of each kind of signal, of 100. A home may be a family's and a network a town's: neither is enough alone. */
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
 * A signal shared by more members than this weighs proportionally less: it may belong to an office or a carrier. The limit is
 * higher for phones, mailboxes and paying accounts, which belong to one person.
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
/** A signal shared by this many times the limit links nobody. It says nothing about any two members, and has too many pairs. */
const LINKING_CROWDS = 2;
/** Two members are linked from this weight on. */
const MIN_LINK_WEIGHT = 30;
/** Groups below this score are not shown to operators. */
const MIN_SHOWN_SCORE = 40;

/** A group of members who may be one person, or act together. */
export interface MemberCluster {
  /** Sorted by id. */
  readonly members: readonly string[];
  readonly evidence: readonly Evidence[];
  /** A number from 0 to 100. */
  readonly score: number;
  /** The time at which the first of its evidence began, ISO 8601. */
  readonly since: string;
}

const crowdOf = (kind: SignalKind): number => CROWDS[kind] ?? DEFAULT_CROWD;

/** Computes the weight of a signal. @param sharedBy the number of members in the whole shop who share it */
export const computeWeight = (kind: SignalKind, sharedBy: number): number =>
  WEIGHTS[kind] * Math.min(1, crowdOf(kind) / sharedBy);

/** Adds up the strongest signal of each kind: a second shared device does not raise the score. */
export const computeScore = (evidence: readonly Pick<Evidence, 'kind' | 'sharedBy'>[]): number => {
  const strongest = new Map<SignalKind, number>();
  for (const { kind, sharedBy } of evidence)
    strongest.set(kind, Math.max(strongest.get(kind) ?? 0, computeWeight(kind, sharedBy)));
  return Math.min(100, Math.round([...strongest.values()].reduce((sum, weight) => sum + weight, 0)));
};

const strongestFirst = (a: Evidence, b: Evidence): number =>
  WEIGHTS[b.kind] - WEIGHTS[a.kind] || a.since.localeCompare(b.since) || a.members[0]!.localeCompare(b.members[0]!);

/** A union-find forest of members: each points to another of the group, the root to itself. */
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

/** Visits every value, and yields after each batch. */
function* visitInSteps<One>(many: Iterable<One>, visit: (one: One) => void): Steps<void> {
  let done = 0;
  for (const one of many) {
    visit(one);
    done += 1;
    if (done % PAIRS_PER_STEP === 0) yield PAIRS_PER_STEP;
  }
}

/** Weights of pairs of members. A pair is stored as one number, since there are millions. */
class Pairs {
  private readonly numbers = new Map<string, number>();
  private readonly members: string[] = [];
  private readonly weights = new Map<number, number>();

  /** Numbers the members of all signals. Must run before `add`. */
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

  /** Adds the strongest signal of each pair to its weight. All signals are of one kind. */
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
 * Finds groups of members with a score that operators should see, highest first. A member belongs to a group if linked to any of
 * its members. Each step yields the number of pairs or members processed.
 *
 * @param signals each with its members sorted by id
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
      // A signal shared only with members outside the group says nothing about it.
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

/** Returns true if closed cases cover all evidence of a group: the same kind, among the same members, and not newer. */
export const isAlreadyDecided = (evidence: readonly Evidence[], decidedOn: readonly Evidence[]): boolean =>
  evidence.every(({ kind, members, last }) =>
    decidedOn.some(
      (known) =>
        known.kind === kind &&
        members.every((member) => known.members.includes(member)) &&
        // A burst of one member ends with its last event; a shared trait continues.
        (members.length > 1 || last <= known.last),
    ),
  );
