import { specification } from '../../kernel/given-when-then.js';
import { coins as coinsOf, points as pointsOf, toAmount } from '../../kernel/money.js';
import { emptyWallet, evolveWallet, type WalletEvent } from '../../points/index.js';
import type { BoxEvent, BoxOpened } from '../streams/box.events.js';
import { createInitialBox, evolveBox } from '../streams/box.state.js';
import { type BoxManifest, type ManifestExtra, sealManifest } from '../streams/box-manifest.js';
import { ANYBODY, NO_RULES } from '../streams/buyer-rules.js';
import type { CardsDrawn } from '../streams/draw.events.js';
import type { Terms } from '../streams/offer.js';
import type { PurchaseContext } from './draw-pack.decide.js';
import { NOTHING_DRAWN } from './drawn-by-member.rows.js';

export const PACK = 'p1';
export const MEMBER = 'm1';
export const START = new Date('2026-04-01T12:00:00+09:00');

const ANCHOR = 'a'.repeat(64);

const manifestOf = (quantities: readonly number[], extra_prizes: readonly ManifestExtra[] = []): BoxManifest => ({
  ...(extra_prizes.length === 0
    ? { version: 'oripa-box/1' as const }
    : { version: 'oripa-box/2' as const, extra_prizes }),
  pack: PACK,
  price_point: 100,
  payment_method: '1',
  tickets: quantities.reduce((sum, quantity) => sum + quantity, 0),
  prizes: quantities.map((quantity, i) => ({ id: `x${i}`, rank: 1, quantity, buy_point: 50, no_reduction: '0' })),
  max_buy_count: 0,
  can_limit: 0,
  start: '2026-04-01T12:00:00.000+09:00',
  end: null,
  anchor: ANCHOR,
});

/** Builds the event that opens a box with these numbers of tickets. */
export const buildBoxOpened = (...quantities: number[]): BoxOpened => {
  const { text: manifest, boxHash } = sealManifest(manifestOf(quantities));
  return { type: 'BoxOpened', data: { packId: PACK, boxHash, manifest } };
};

/** Builds the same event for a box with extra prizes. */
export const buildBoxOpenedWith = (extras: readonly ManifestExtra[], ...quantities: number[]): BoxOpened => {
  const { text: manifest, boxHash } = sealManifest(manifestOf(quantities, extras));
  return { type: 'BoxOpened', data: { packId: PACK, boxHash, manifest } };
};

export const paused: BoxEvent = { type: 'BoxPaused', data: { packId: PACK } };
export const resumed: BoxEvent = { type: 'BoxResumed', data: { packId: PACK } };
export const closed: BoxEvent = { type: 'BoxClosed', data: { packId: PACK } };

/** Builds the event that issues a lot of points to the member. */
export const points = (
  amount: number,
  lotId = 'lot',
  kind: 'paid' | 'free' = 'free',
  expiresAt = '2026-10-01T00:00:00.000Z',
): WalletEvent => ({
  type: 'PointsIssued',
  data: {
    memberId: MEMBER,
    document: { kind: 'grant', id: lotId },
    lines: [
      { account: 'promotion', lot: null, amount: pointsOf(-amount) },
      { account: `member:${MEMBER}:${kind}`, lot: lotId, amount: pointsOf(amount) },
    ],
    lots: [{ lotId, kind, amount: pointsOf(amount), issuedAt: START.toISOString(), expiresAt, parents: [] }],
  },
});

export const coins = (amount: number): WalletEvent => ({
  type: 'CoinsIssued',
  data: {
    memberId: MEMBER,
    document: { kind: 'grant', id: 'g' },
    lines: [
      { account: 'promotion', lot: null, amount: coinsOf(-amount) },
      { account: `member:${MEMBER}:coin`, lot: null, amount: coinsOf(amount) },
    ],
  },
});

export type ContextEvent = BoxEvent | WalletEvent | CardsDrawn;

const isOfWallet = (event: ContextEvent): event is WalletEvent => /^(Points|Coins)/.test(event.type);

/** Updates the context of a purchase by an event of the box, the wallet or the member's draws. */
export const evolveContext = (context: PurchaseContext, event: ContextEvent): PurchaseContext => {
  if (isOfWallet(event)) return { ...context, wallet: evolveWallet(context.wallet, event) };
  if (event.type === 'CardsDrawn')
    return {
      ...context,
      drawnBefore: { cards: context.drawnBefore.cards + event.data.prizeIndexes.length, lastAt: START },
    };
  const { terms } = context;
  const frozen =
    event.type === 'BoxOpened' ? { ...terms, boxHash: event.data.boxHash, ...frozenOf(event.data.manifest) } : terms;
  return { ...context, terms: frozen, box: evolveBox(context.box, event) };
};

const frozenOf = (manifest: string): Pick<Terms, 'prizeIds' | 'extras' | 'tickets'> => {
  const { prizes, extra_prizes = [], tickets } = JSON.parse(manifest) as BoxManifest;
  return {
    prizeIds: prizes.map((prize) => prize.id),
    extras: extra_prizes.map(({ id, rule, draws }, i) => ({
      ...{ prizeId: id, rule, draws },
      prizeIndex: prizes.length + i,
    })),
    tickets,
  };
};

type TermsOverrides = Partial<Omit<Terms, 'pricePoint'>> & { readonly pricePoint?: number };

/**
 * Builds the context of one pack on sale and one member. A card costs 100 points without limits unless `terms` says
 * otherwise.
 */
export const buildInitialContext = (
  { pricePoint = 100, ...terms }: TermsOverrides = {},
  now = START,
): PurchaseContext => ({
  terms: {
    packId: PACK,
    boxHash: '',
    currency: 'points',
    pricePoint: toAmount(terms.currency ?? 'points', pricePoint),
    maxBuyCount: 0,
    canLimit: 0,
    rules: NO_RULES,
    start: START,
    end: null,
    prizeIds: [],
    extras: [],
    tickets: 0,
    ...terms,
  },
  box: createInitialBox(PACK),
  wallet: emptyWallet(MEMBER),
  drawnBefore: NOTHING_DRAWN,
  buyer: ANYBODY,
  bar: undefined,
  now,
});

export const buildPurchaseContext = (terms: TermsOverrides = {}, now = START) =>
  specification<PurchaseContext, ContextEvent>(buildInitialContext(terms, now), evolveContext);
