import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import type { TokyoDate } from '../../kernel/time.js';
import type { MemberEvent } from '../streams/member.events.js';
import { applyMemberEvent, initialMember } from '../streams/member.state.js';
import { decideGiveBirthday } from './give-birthday.decide.js';

const NOW = new Date('2026-01-15T00:30:00+09:00');
const registered = { type: 'MemberRegistered', data: { memberId: 'm1' } } as const;
const entered = { type: 'BirthdayGiven', data: { memberId: 'm1' } } as const;
const released = { type: 'BirthdayReleased', data: { memberId: 'm1' } } as const;
const membership = specification(initialMember, applyMemberEvent);
const give = (day: string, facts: readonly MemberEvent[] = [registered], kept: string | null = null) =>
  membership
    .given(...facts)
    .when((member) => decideGiveBirthday(member, { memberId: 'm1', day, kept: kept as TokyoDate | null, now: NOW }));

describe('telling one’s birthday', () => {
  it.each(['2010-02-28', '2000-02-29', '2026-01-14', '1903-01-01'])('records %s without the day', (day) => {
    expect(give(day).events()).toEqual([entered]);
  });

  it.each([
    ['NoSuchDay', '2010-02-29'],
    ['NoSuchDay', '2010-2-1'],
    ['NoSuchDay', ''],
    ['NotYetBorn', '2026-01-15'],
    ['NotYetBorn', '2027-01-01'],
    ['TooLongAgo', '1902-12-31'],
  ])('refuses with %s: %s', (code, day) => expect(give(day).refusal()).toEqual({ code }));

  it('accepts a day once and ignores its repetition', () => {
    expect(give('2010-02-28', [registered, entered], '2010-02-28').events()).toEqual([]);
    expect(give('2000-02-28', [registered, entered], '2010-02-28').refusal()).toEqual({ code: 'BirthdayFixed' });
  });

  it('accepts another day after an operator has released the first', () => {
    expect(give('2000-02-28', [registered, entered, released]).events()).toEqual([entered]);
  });
});
