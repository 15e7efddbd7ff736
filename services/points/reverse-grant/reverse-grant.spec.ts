import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import type { Entry, EntryWithCorrections } from '../streams/corrections.js';
import { DISCLOSED_REASONS, type WalletEvent } from '../streams/wallet.events.js';
import {
  applyEvents,
  buildCoinsMoved,
  buildExpired,
  buildIssued,
  buildSpent,
  LATE,
  lotsOf,
  MEMBER,
} from '../streams/wallet.fixture.js';
import { emptyWallet, evolveWallet } from '../streams/wallet.state.js';
import { decideReversal } from './reverse-grant.decide.js';

const wallet = specification(emptyWallet(MEMBER), evolveWallet);
const entry = (event: WalletEvent, corrections: readonly Entry[] = []): EntryWithCorrections => ({
  eventId: 'e1',
  event,
  corrections,
});
const GRANT = buildIssued('granted', 500);
const OTHERS = buildIssued('other', 300, LATE);

describe('taking back a grant', () => {
  it('takes the points left in its own lot, names the grant, and leaves other lots', () => {
    const when = wallet
      .given(GRANT, OTHERS, buildSpent(['granted', 120]))
      .when((w) => decideReversal(w, entry(GRANT), null));
    const [event] = when.events();
    expect(event).toEqual({
      type: 'PointsTakenBack',
      data: {
        memberId: MEMBER,
        document: { kind: 'reversal', id: 'e1', reverses: 'e1' },
        lines: [
          { account: `member:${MEMBER}:free`, lot: 'granted', amount: -380 },
          { account: 'promotion', lot: null, amount: 380 },
        ],
      },
    });
    const after = applyEvents(GRANT, OTHERS, buildSpent(['granted', 120]), event!);
    expect([after.points, lotsOf(after)]).toEqual([300, [['other', 300]]]);
  });

  it.each(DISCLOSED_REASONS)('states the reason where the member is told: %s', (why) => {
    const when = wallet.given(GRANT).when((w) => decideReversal(w, entry(GRANT), why));
    expect(when.events()[0]!.data.document).toEqual({ kind: 'reversal', id: 'e1', reverses: 'e1', why });
  });

  it('takes as many coins as were granted', () => {
    const grant = buildCoinsMoved(50);
    const when = wallet.given(buildCoinsMoved(20), grant).when((w) => decideReversal(w, entry(grant), null));
    expect(when.events()).toEqual([
      {
        type: 'CoinsSpent',
        data: {
          memberId: MEMBER,
          document: { kind: 'reversal', id: 'e1', reverses: 'e1' },
          lines: [
            { account: `member:${MEMBER}:coin`, lot: null, amount: -50 },
            { account: 'promotion', lot: null, amount: 50 },
          ],
        },
      },
    ]);
  });

  it('takes no more coins than there are', () => {
    const grant = buildCoinsMoved(50);
    const when = wallet.given(grant, buildCoinsMoved(-30)).when((w) => decideReversal(w, entry(grant), null));
    expect(when.events()[0]!.data.lines[0]).toEqual({ account: `member:${MEMBER}:coin`, lot: null, amount: -20 });
  });

  it.each([
    ['points that are spent', [GRANT, OTHERS, buildSpent(['granted', 500])], GRANT],
    ['points that have expired', [GRANT, OTHERS, buildExpired(['granted', 500])], GRANT],
    ['coins that are spent', [buildCoinsMoved(50), buildCoinsMoved(-50)], buildCoinsMoved(50)],
  ])('refuses %s', (_, history, grant) => {
    const when = wallet.given(...history).when((w) => decideReversal(w, entry(grant), null));
    expect(when.refusal()).toEqual({ code: 'NothingLeft' });
  });

  it('refuses an entry that the wallet does not have', () => {
    expect(
      wallet
        .given(GRANT)
        .when((w) => decideReversal(w, null, null))
        .refusal(),
    ).toEqual({ code: 'NoSuchEntry' });
  });

  const bought = { ...GRANT, data: { ...GRANT.data, document: { kind: 'payment' as const, id: 'p' } } };
  it.each([
    ['points that were bought', bought],
    ['what has taken points', buildSpent(['granted', 5])],
  ])('refuses %s', (_, event) => {
    const when = wallet.given(GRANT).when((w) => decideReversal(w, entry(event), null));
    expect(when.refusal()).toEqual({ code: 'NotAGrant' });
  });

  it('happens once, also for a part', () => {
    const [reversal] = wallet
      .given(GRANT, buildSpent(['granted', 120]))
      .when((w) => decideReversal(w, entry(GRANT), null))
      .events();
    const again = entry(GRANT, [{ eventId: 'e3', event: reversal! }]);
    const when = wallet.given(GRANT, OTHERS).when((w) => decideReversal(w, again, null));
    expect(when.refusal()).toEqual({ code: 'AlreadyReversed' });
  });
});
