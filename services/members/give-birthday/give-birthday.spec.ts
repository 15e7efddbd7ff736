import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import type { TokyoDate } from '../../kernel/time.js';
import type { MemberEvent } from '../streams/member.events.js';
import { applyMemberEvent, initialMember } from '../streams/member.state.js';
import { decideGiveBirthday } from './give-birthday.decide.js';

const NOW = new Date('2026-01-15T00:30:00+09:00');
const registered = { type: 'MemberRegistered', data: { memberId: 'm1' } } as const;
const birthdayGiven = { type: 'BirthdayGiven', data: { memberId: 'm1' } } as const;
const released = { type: 'BirthdayReleased', data: { memberId: 'm1' } } as const;
const membership = specification(initialMember, applyMemberEvent);
const give = (day: string, facts: readonly MemberEvent[] = [registered], kept: string | null = null) =>
  membership
    .given(...facts)
    .when((member) => decideGiveBirthday(member, { memberId: 'm1', day, kept: kept as TokyoDate | null, now: NOW }));

describe('telling one’s birthday', () => {
  it.each(['2010-02-28', '2000-02-29', '2026-01-14', '1903-01-01'])('is a fact without the day: %s', (day) => {
    expect(give(day).events()).toEqual([birthdayGiven]);
  });

  it.each([
    ['NoSuchDay', '2010-02-29'],
    ['NoSuchDay', '2010-2-1'],
    ['NoSuchDay', ''],
    ['NotYetBorn', '2026-01-15'],
    ['NotYetBorn', '2027-01-01'],
    ['TooLongAgo', '1902-12-31'],
  ])('is refused: %s, %s', (code, day) => expect(give(day).refusal()).toEqual({ code }));

  it('is done once; the same day again changes nothing', () => {
    expect(give('2010-02-28', [registered, birthdayGiven], '2010-02-28').events()).toEqual([]);
    expect(give('2000-02-28', [registered, birthdayGiven], '2010-02-28').refusal()).toEqual({ code: 'BirthdayFixed' });
  });

  it('is asked for anew where an operator has taken it back', () => {
    expect(give('2000-02-28', [registered, birthdayGiven, released]).events()).toEqual([birthdayGiven]);
  });
});
