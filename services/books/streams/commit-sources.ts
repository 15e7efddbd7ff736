import type { BookCheck, Finding } from './finding.js';

/** A fact, as far as the others of its commit are held against it. */
export interface CommittedFact {
  readonly streamId: string;
  readonly version: number;
  readonly type: string;
  readonly data: string;
}

/** Of all kinds of facts in one: what a fact does not have is not there. */
interface Told {
  readonly memberId: string;
  readonly drawId: string;
  readonly packId: string;
  readonly paymentId: string;
  readonly shipmentId: string | null;
  readonly exchangeId: string;
  readonly transferId: string;
  readonly friendId: string;
  readonly referrerId: string;
  readonly direction: string;
  readonly firstSlot: number;
  readonly prizeIndexes: readonly number[];
  readonly extras?: number;
  readonly cost: number;
  readonly price: number;
  readonly given: number;
  readonly points: number;
  readonly shipped: readonly number[];
  readonly cards: readonly (number | { readonly drawId: string; readonly indexes: readonly number[] })[];
  readonly givenCards: readonly { readonly drawId: string; readonly cards: readonly number[] }[];
  readonly document?: { readonly kind: string; readonly id: string };
  readonly lines?: readonly { readonly account: string; readonly amount: number }[];
}

type About = Pick<Finding, 'check' | 'subject' | 'memberId'>;

/** One side of what two facts of a commit must tell alike: what is told of a thing, or what is done of it. */
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
  return { told: claim('expected'), done: claim('found') };
};

const slots = ({ drawId, packId, firstSlot, prizeIndexes, extras = 0 }: Told): string =>
  [drawId, packId, firstSlot, prizeIndexes.slice(0, prizeIndexes.length - extras)].join(' ');

const ofDraw = (type: string, told: Told): Claim[] => {
  const { drawId, memberId } = told;
  const claim = (value: string) => claims('draw', drawId, memberId ?? null, value);
  switch (type) {
    case 'TicketsDrawn':
      return [claim('tickets').told(slots(told))];
    case 'CardsDrawn':
      return [claim('tickets').done(slots(told)), claim('paidFor').told(`${drawId} ${memberId}`, told.cost)];
    case 'CardsDecided':
      return [
        claim('decision').told(`${drawId} ${memberId}`, told.points),
        ...told.shipped.map((card) =>
          claims('shipment', told.shipmentId!, memberId, 'cards').told(
            `${told.shipmentId} ${memberId} ${drawId}.${card}`,
          ),
        ),
      ];
    case 'CardsExchanged': {
      const key = `${told.exchangeId} ${memberId}`;
      return [
        claim('given').done(`${key} ${drawId} ${told.cards}`),
        claims('draw', told.exchangeId, memberId, 'worth').done(key, told.points),
      ];
    }
    case 'CardReceived': {
      const key = `${drawId} ${memberId}`;
      return [
        ...told.givenCards.map((of) => claim('given').told(`${key} ${of.drawId} ${of.cards}`)),
        claim('worth').told(key, told.given),
        claim('exchange').told(key, told.given - told.price),
      ];
    }
    default:
      return [];
  }
};

const ofParcel = ({ shipmentId, memberId, cards }: Told): Claim[] =>
  cards.flatMap((of) =>
    typeof of === 'number'
      ? []
      : of.indexes.map((card) =>
          claims('shipment', shipmentId!, memberId, 'cards').done(`${shipmentId} ${memberId} ${of.drawId}.${card}`),
        ),
  );

/** What others gave, of which the wallet tells by documents of a kind. */
const ofOthers = (type: string, told: Told): Claim[] => {
  const claim = (memberId: string, kind: string, id: string) =>
    claims('wallet', memberId, memberId, kind).told(`${id} ${memberId}`, told.points);
  const { memberId, friendId, referrerId, transferId, direction } = told;
  switch (type) {
    case 'ReferralPaid':
      return [friendId, referrerId].map((id) => claim(id, 'referral', friendId));
    case 'PartnerTransferDone':
      return direction === 'in' ? [claim(memberId, 'transfer', transferId)] : [];
    case 'PartnerTransferFailed':
      return direction === 'out' ? [claim(memberId, 'transfer', transferId)] : [];
    default:
      return [];
  }
};

/** Facts that a payment's points come with; how many they are, the payment's first fact tells. */
const OF_PAYMENTS: Readonly<Record<string, readonly string[]>> = {
  payment: ['PaymentConfirmed'],
  refund: ['RefundFailed', 'RefundBounced'],
  chargeback: ['ChargebackWon'],
};
/** Documents whose points another fact of the commit tells of. */
const COUNTED: ReadonlySet<string> = new Set(['decision', 'exchange', 'referral', 'transfer']);

/** What moves in a member's own accounts; a debt is no gain. */
const ownOf = (memberId: string, { lines = [] }: Told): number => {
  const accounts = ['paid', 'free', 'coin'].map((kind) => `member:${memberId}:${kind}`);
  return lines.reduce((sum, { account, amount }) => (accounts.includes(account) ? sum + amount : sum), 0);
};

const ofWallet = ({ streamId, type, told }: Read, all: readonly Read[]): Claim[] => {
  const memberId = streamId.slice('wallet-'.length);
  const own = ownOf(memberId, told);
  const { kind = 'none', id = '' } = told.document ?? {};
  if ((type === 'PointsSpent' || type === 'CoinsSpent') && kind === 'draw')
    return [claims('draw', id, memberId, 'paidFor').done(`${id} ${memberId}`, -own)];
  if (own <= 0 || kind === 'grant') return [];
  const isDraws = kind === 'decision' || kind === 'exchange';
  const claim = claims(isDraws ? 'draw' : 'wallet', isDraws ? id : memberId, memberId, kind);
  const paid = all.some(
    (of) => OF_PAYMENTS[kind]?.includes(of.type) && of.told.paymentId === id && of.told.memberId === memberId,
  );
  return paid ? [] : [claim.done(COUNTED.has(kind) ? `${id} ${memberId}` : id, own)];
};

interface Read {
  readonly streamId: string;
  readonly type: string;
  readonly told: Told;
}

const claimsOf = (fact: Read, all: readonly Read[]): Claim[] => {
  const { streamId, type, told } = fact;
  if (streamId.startsWith('wallet-')) return ofWallet(fact, all);
  if (type === 'ShipmentRequested') return ofParcel(told);
  return [...ofDraw(type, told), ...ofOthers(type, told)];
};

/** Facts that have nothing to do with others of their commit are not read. */
const MATTERS = /^(wallet|draw|box|shipment|payment|referral|partner-transfer)-/;

/** Something that some facts tell otherwise than others of their commit, with the facts that tell of it. */
export interface Sourceless {
  readonly facts: readonly CommittedFact[];
  readonly finding: Finding;
}

/**
 * THE rule: a card has its ticket, and a price that was paid; points and coins that a wallet gains come from what another
 * fact of the same commit gives; what is shipped was decided to be. Of a grant operators tell, and no fact.
 *
 * @param facts of whole commits; of such as are cut off at either end more is found than there is
 */
export const sourceless = (facts: readonly CommittedFact[]): Sourceless[] => {
  const read = facts
    .filter(({ streamId }) => MATTERS.test(streamId))
    .map((fact) => ({ ...fact, told: JSON.parse(fact.data) as Told }));
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
    const [expected, found] = [sum('expected'), sum('found')];
    if (expected === found) return [];
    // Who did it, rather than the box, which tells of no member.
    const { about, value } = claims.find(({ about }) => about.memberId !== null) ?? claims[0]!;
    return [{ facts, finding: { ...about, seq: null, differences: [{ value, expected, found }], isOfLog: true } }];
  });
};
