import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BareStore } from '../../../test/support/bare-store.js';
import { newId } from '../../kernel/ids.js';
import { negate, type Points } from '../../kernel/money.js';
import type { PointsIssued, PointsRestored, PointsTakenBack, WalletEvent } from '../streams/wallet.events.js';
import { walletStreamOf } from '../streams/wallet.state.js';
import { openWallet, WalletChanges } from './wallets.rows.js';

let bare: BareStore;
let memberId: string;

beforeAll(async () => {
  bare = await BareStore.open();
});
beforeEach(async () => {
  memberId = newId(bare.clock.now());
  await bare.store.transact([], async (tx) => openWallet(tx, memberId));
});
afterAll(() => bare.close());

/** Issues points from promotion; an entry balances if both numbers of a pair are equal. */
const issued = (...amounts: [given: number, gained: number]): PointsIssued => {
  // The function `points` itself would refuse amounts that are not whole.
  const [debited, gained] = amounts as [Points, Points];
  const lotId = newId(bare.clock.now());
  const [issuedAt, expiresAt] = ['2026-01-15T03:00:00.000Z', '2026-07-15T03:00:00.000Z'];
  return {
    type: 'PointsIssued',
    data: {
      memberId,
      document: { kind: 'grant', id: lotId },
      lines: [
        { account: 'promotion', lot: null, amount: negate(debited) },
        { account: `member:${memberId}:free`, lot: lotId, amount: gained },
      ],
      lots: [{ lotId, kind: 'free', amount: gained, issuedAt, expiresAt, parents: [] }],
    },
  };
};
const record = (...entries: WalletEvent[]) =>
  bare.store.transact([walletStreamOf(memberId)], async (tx) => {
    const wallets = await WalletChanges.open(tx, new Map([[memberId, 0]]));
    const context = { commandId: newId(bare.clock.now()), actor: 'test' };
    for (const entry of entries) wallets.record(context, entry);
    wallets.save();
  });
const left = async () => ({
  facts: (await bare.factsOf(walletStreamOf(memberId))).length,
  wallet: (await bare.pool.query('select version, free from points.wallets where member_id = $1', [memberId])).rows[0],
  lots: (await bare.pool.query('select remaining from points.lots where member_id = $1', [memberId])).rows,
});

describe('an entry of the ledger', () => {
  it('records an entry whose lines sum to zero', async () => {
    await record(issued(100, 100), issued(5, 5));
    expect(await left()).toEqual({
      facts: 2,
      wallet: { version: 2, free: 105 },
      lots: [{ remaining: 100 }, { remaining: 5 }],
    });
  });

  it.each([
    ['sum to 1', 99, 100],
    ['sum to -100', 100, 0],
    ['is not a whole number', 0.5, 0.5],
    ['is not a whole number', Number.NaN, 100],
  ])('ends the command without writing for wrong lines: %s', async (why, debited, gained) => {
    await expect(record(issued(100, 100), issued(debited, gained))).rejects.toThrow(why);
    expect(await left()).toEqual({ facts: 0, wallet: { version: 0, free: 0 }, lots: [] });
  });
});

/** Moves points of a grant to another site and back. */
const moved = ({ data: { lots } }: PointsIssued, amount: number) => {
  const { lotId, kind, expiresAt } = lots[0]!;
  const lines = [
    { account: `member:${memberId}:${kind}`, lot: lotId, amount: -amount as Points },
    { account: 'transfers', lot: null, amount: amount as Points },
  ];
  const document = { kind: 'transfer', id: lotId } as const;
  const taken: PointsTakenBack = { type: 'PointsTakenBack', data: { memberId, document, lines } };
  const back: PointsRestored = {
    type: 'PointsRestored',
    data: {
      ...{ memberId, document },
      lines: lines.map((line) => ({ ...line, amount: negate(line.amount) })),
      lots: [{ lotId, kind, amount: amount as Points, expiresAt }],
    },
  };
  return { taken, back, deadline: { ref: lotId, due_at: new Date(expiresAt) } };
};

describe('the balance of a wallet', () => {
  it('follows its lots when a part of them leaves and comes back', async () => {
    const entry = issued(100, 100);
    const { taken, back } = moved(entry, 60);
    await record(entry, issued(5, 5));
    await record(taken);
    expect((await left()).wallet).toMatchObject({ free: 45 });
    await record(back);
    expect((await left()).wallet).toMatchObject({ free: 105 });
  });
});

describe('the deadline of a lot', () => {
  const deadlines = async () =>
    (await bare.pool.query('select ref, due_at from store.deadlines where owner = $1', [memberId])).rows;
  it('ends with the last point of the lot, and returns when points come back', async () => {
    const entry = issued(100, 100);
    const { taken, back, deadline } = moved(entry, 100);
    await record(entry);
    expect(await deadlines()).toEqual([deadline]);
    await record(taken);
    expect(await deadlines()).toEqual([]);
    await record(back);
    expect(await deadlines()).toEqual([deadline]);
  });

  it('stays once while a part of the lot leaves and comes back', async () => {
    const entry = issued(100, 100);
    const { taken, back, deadline } = moved(entry, 60);
    await record(entry);
    await record(taken);
    await record(back);
    expect(await deadlines()).toEqual([deadline]);
  });
});
