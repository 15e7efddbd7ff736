import { describe, expect, it } from '@jest/globals';
import { initialMember } from '../streams/member.state.js';
import { decideCloseAccount, type Leaving } from './close-account.decide.js';

const member = { ...initialMember, registered: true };
const free: Leaving = {
  ties: { cards: 0, parcels: 0, payments: 0, transfers: 0 },
  owes: false,
  lapsing: { points: 120, coins: 3 },
  announced: null,
};
const decide = (leaving: Partial<Leaving>, who = member) =>
  decideCloseAccount(who, 'm1', 'asked', { ...free, ...leaving });
const closed = { events: [{ type: 'AccountClosed', data: { memberId: 'm1', because: 'asked' } }] };

describe('leaving', () => {
  it('closes the account', () => {
    expect(decide({})).toEqual(closed);
    expect(decide({ announced: free.lapsing })).toEqual(closed);
  });

  it('records the reason', () => {
    expect(decideCloseAccount(member, 'm1', 'unused', free).events![0]!.data.because).toBe('unused');
  });

  it.each(['cards', 'parcels', 'payments', 'transfers'] as const)('refuses while there are open %s', (tie) => {
    const ties = { ...free.ties, [tie]: 1 };
    expect(decide({ ties }).refusal).toEqual({ code: 'Tied', owes: false, ...ties });
  });

  it('refuses while the member owes money or a payment is in dispute', () => {
    expect(decide({ owes: true }).refusal).toEqual({ code: 'Tied', owes: true, ...free.ties });
  });

  it('refuses when other amounts would lapse than those that the member saw', () => {
    expect(decide({ announced: { points: 119, coins: 3 } }).refusal).toEqual({
      code: 'OtherSum',
      points: 120,
      coins: 3,
    });
    expect(decide({ announced: { points: 120, coins: 4 } }).refusal).toEqual({
      code: 'OtherSum',
      points: 120,
      coins: 3,
    });
  });

  it('closes once, and only accounts that are not banned', () => {
    expect(decide({}, { ...member, closed: true }).refusal).toEqual({ code: 'NoMember' });
    expect(decide({}, initialMember).refusal).toEqual({ code: 'NoMember' });
    expect(decide({}, { ...member, banned: true }).refusal).toEqual({ code: 'NoMember' });
  });
});
