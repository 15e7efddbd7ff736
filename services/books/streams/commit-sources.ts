import type { EventsWhere } from '../../events.js';
import { upcast } from '../../kernel/event-declaration.js';
import type { WalletEvent } from '../../points/index.js';
import type { BookCheck, Finding } from './finding.js';

/** An event with the parts that other events of its commit must match. */
export interface CommittedFact {
  readonly streamId: string;
  readonly version: number;
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: string;
}

type DocumentKind = WalletEvent['data']['document']['kind'];
type About = Pick<Finding, 'check' | 'subject' | 'memberId'>;

/** One side of a claim that two events of a commit must share: the stated amount, or the actual one. */
interface Claim {
  readonly key: string;
  readonly side: 'expected' | 'found';
  readonly amount: number;
  readonly about: About;
  readonly value: string;
}

const claims = (check: BookCheck, subject: string, memberId: string | null, value: string) => {
  const about = { check, subject, memberId };
  const claim =
    (side: Claim['side']) =>
    (key: string, amount = 1): Claim => ({ key: `${value} ${key}`, side, amount, about, value });
  return { expected: claim('expected'), actual: claim('found') };
};

type Claiming = EventsWhere<{ value: 'claim' }>;
type DataOf<Type extends Claiming['type']> = Extract<Claiming, { type: Type }>['data'];

/** Ignores extra cards in a tampered event whose type has none. */
const ticketKeyOf = ({
  drawId,
  packId,
  firstSlot: firstTicket,
  prizeIndexes,
  extras = 0,
}: DataOf<'TicketsDrawn' | 'CardsDrawn'> & { readonly extras?: number }): string =>
  [drawId, packId, firstTicket, prizeIndexes.slice(0, prizeIndexes.length - extras)].join(' ');

const ofDraw = (drawId: string, memberId: string | undefined, value: string) =>
  claims('draw', drawId, memberId ?? null, value);

const ofCard = (shipmentId: string, memberId: string, card: string) => {
  const { expected, actual } = claims('shipment', shipmentId, memberId, 'cards');
  const key = `${shipmentId} ${memberId} ${card}`;
  return { expected: () => expected(key), actual: () => actual(key) };
};

/** Expects points from another module. The wallet's entry names the gift by a document of that kind. */
const expectGift = (memberId: string, kind: DocumentKind, id: string, points: number): Claim =>
  claims('wallet', memberId, memberId, kind).expected(`${id} ${memberId}`, points);

/** An event that must accompany the points of a payment. Their number is in the payment's first event. */
interface Cover {
  readonly covers: DocumentKind;
}

/** The claims of each event that other events of its commit must match. */
const CLAIMS: { readonly [Type in Claiming['type']]: Cover | ((data: DataOf<Type>) => readonly Claim[]) } = {
  TicketsDrawn: (data) => [ofDraw(data.drawId, undefined, 'tickets').expected(ticketKeyOf(data))],
  CardsDrawn: (data) => {
    const { drawId, memberId, cost } = data;
    return [
      ofDraw(drawId, memberId, 'tickets').actual(ticketKeyOf(data)),
      ofDraw(drawId, memberId, 'paidFor').expected(`${drawId} ${memberId}`, cost),
    ];
  },
  CardsDecided: ({ drawId, memberId, points, shipped, shipmentId }) => [
    ofDraw(drawId, memberId, 'decision').expected(`${drawId} ${memberId}`, points),
    ...shipped.map((card) => ofCard(shipmentId!, memberId, `${drawId}.${card}`).expected()),
  ],
  CardsExchanged: ({ drawId, memberId, exchangeId, cards, points }) => {
    const key = `${exchangeId} ${memberId}`;
    return [
      ofDraw(drawId, memberId, 'given').actual(`${key} ${drawId} ${cards}`),
      ofDraw(exchangeId, memberId, 'worth').actual(key, points),
    ];
  },
  CardReceived: ({ drawId, memberId, givenCards: exchangedCards, given: exchangedPoints, price }) => {
    const key = `${drawId} ${memberId}`;
    const claim = (value: string) => ofDraw(drawId, memberId, value);
    return [
      ...exchangedCards.map((of) => claim('given').expected(`${key} ${of.drawId} ${of.cards}`)),
      claim('worth').expected(key, exchangedPoints),
      claim('exchange').expected(key, exchangedPoints - price),
    ];
  },
  ShipmentRequested: ({ shipmentId, memberId, cards }) =>
    cards.flatMap(({ drawId, indexes }) =>
      indexes.map((card) => ofCard(shipmentId, memberId, `${drawId}.${card}`).actual()),
    ),
  ReferralPaid: ({ friendId, referrerId, points }) =>
    [friendId, referrerId].map((id) => expectGift(id, 'referral', friendId, points)),
  PartnerTransferDone: ({ memberId, transferId, direction, points }) =>
    direction === 'in' ? [expectGift(memberId, 'transfer', transferId, points)] : [],
  PartnerTransferFailed: ({ memberId, transferId, direction, points }) =>
    direction === 'out' ? [expectGift(memberId, 'transfer', transferId, points)] : [],
  PaymentConfirmed: { covers: 'payment' },
  RefundFailed: { covers: 'refund' },
  RefundBounced: { covers: 'refund' },
  ChargebackWon: { covers: 'chargeback' },
};

const isClaiming = (type: string): type is Claiming['type'] => Object.hasOwn(CLAIMS, type);

/** The types of events with claims of their own. */
export const COMPARED: readonly string[] = Object.entries(CLAIMS).flatMap(([type, rule]) =>
  typeof rule === 'function' ? [type] : [],
);

/** An entry of a wallet, and the fields common to events that cover one. */
interface ComparedData {
  readonly memberId: string;
  readonly paymentId?: string;
  readonly document?: { readonly kind: DocumentKind; readonly id: string };
  readonly lines?: readonly { readonly account: string; readonly amount: number }[];
}

interface Read {
  readonly streamId: string;
  readonly type: string;
  readonly parsed: ComparedData;
}

/**
 * The source of a gain's points, by the kind of its document: a decision on cards, another module, a payment, or an
 * operator. No event reports an operator's gift. With any other document a member only loses.
 */
const GAINS: Readonly<Record<DocumentKind, 'draw' | 'part' | 'payment' | 'operator' | 'never'>> = {
  decision: 'draw',
  exchange: 'draw',
  referral: 'part',
  transfer: 'part',
  payment: 'payment',
  refund: 'payment',
  chargeback: 'payment',
  grant: 'operator',
  draw: 'never',
  expiry: 'never',
  forfeit: 'never',
  settlement: 'never',
  rank: 'never',
  closing: 'never',
  reversal: 'never',
};

/** Sums a member's gains in their own accounts; a debt is not a gain. */
const gainOf = (memberId: string, { lines = [] }: ComparedData): number => {
  const accounts = ['paid', 'free', 'coin'].map((kind) => `member:${memberId}:${kind}`);
  return lines.reduce((sum, { account, amount }) => (accounts.includes(account) ? sum + amount : sum), 0);
};

const isCovered = (memberId: string, kind: string, id: string, all: readonly Read[]): boolean =>
  all.some(({ type, parsed }) => {
    const rule = isClaiming(type) ? CLAIMS[type] : undefined;
    return (
      rule !== undefined &&
      'covers' in rule &&
      rule.covers === kind &&
      parsed.paymentId === id &&
      parsed.memberId === memberId
    );
  });

const ofWallet = ({ streamId, type, parsed }: Read, all: readonly Read[]): readonly Claim[] => {
  const memberId = streamId.slice('wallet-'.length);
  const gain = gainOf(memberId, parsed);
  const { kind = 'none', id = '' } = parsed.document ?? {};
  if ((type === 'PointsSpent' || type === 'CoinsSpent') && kind === 'draw')
    return [claims('draw', id, memberId, 'paidFor').actual(`${id} ${memberId}`, -gain)];
  // A tampered entry may have an unknown kind of document.
  const source = kind === 'none' ? 'never' : (GAINS[kind] ?? 'never');
  if (gain <= 0 || source === 'operator') return [];
  if (source === 'payment' && isCovered(memberId, kind, id, all)) return [];
  const claim = source === 'draw' ? claims('draw', id, memberId, kind) : claims('wallet', memberId, memberId, kind);
  return [claim.actual(source === 'draw' || source === 'part' ? `${id} ${memberId}` : id, gain)];
};

const claimsOf = (fact: Read, all: readonly Read[]): readonly Claim[] => {
  if (isWallets(fact)) return ofWallet(fact, all);
  const rule = CLAIMS[fact.type as Claiming['type']] as Cover | ((data: object) => readonly Claim[]);
  return typeof rule === 'function' ? rule(fact.parsed) : [];
};

const isWallets = ({ streamId }: Pick<Read, 'streamId'>): boolean => streamId.startsWith('wallet-');

/** A contradiction between events of one commit, with these events. */
export interface Contradiction {
  readonly facts: readonly CommittedFact[];
  readonly finding: Finding;
}

/**
 * Finds contradictions within commits. A card needs its ticket and a paid price, and a shipped card its decision.
 * Points and coins that a wallet gains must come from another event of the same commit. Grants come from operators and
 * have no such event.
 *
 * @param facts the events of whole commits; incomplete commits cause false findings
 */
export const findContradictions = (facts: readonly CommittedFact[]): Contradiction[] => {
  const read = facts
    .filter((fact) => isWallets(fact) || isClaiming(fact.type))
    .map((fact) => ({ ...fact, parsed: upcast({ ...fact, data: JSON.parse(fact.data) as ComparedData }).data }));
  const sides = new Map<string, { claims: Claim[]; facts: CommittedFact[] }>();
  for (const fact of read)
    for (const claim of claimsOf(fact, read)) {
      const known = sides.get(claim.key) ?? { claims: [], facts: [] };
      known.claims.push(claim);
      known.facts.push(fact);
      sides.set(claim.key, known);
    }
  return [...sides.values()].flatMap(({ claims, facts }) => {
    const sum = (side: Claim['side']) =>
      claims.reduce((sum, claim) => (claim.side === side ? sum + claim.amount : sum), 0);
    const [expected, actual] = [sum('expected'), sum('found')];
    if (expected === actual) return [];
    // Prefers the claim with a member over the one of the box, which names none.
    const { about, value } = claims.find(({ about }) => about.memberId !== null) ?? claims[0]!;
    return [
      { facts, finding: { ...about, seq: null, differences: [{ value, expected, found: actual }], isOfLog: true } },
    ];
  });
};
