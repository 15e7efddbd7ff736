import { describe, expect, it } from '@jest/globals';
import { parseTokyoDate, type TokyoDate } from '../../kernel/time.js';
import { decideRecordObjection } from './record-objection.decide.js';

const day = (text: string): TokyoDate => parseTokyoDate(text)!;
const terms = { text: 'terms-of-service', version: 2 };
const announcement = {
  ...terms,
  inForceFrom: day('2027-02-01'),
  announcedAt: new Date('2026-12-20T15:00:00+09:00'),
};
const decide = (receivedOn: string, now = '2027-03-01', objections: readonly (typeof terms)[] = []) =>
  decideRecordObjection(
    objections,
    { announcement, receivedOn: parseTokyoDate(receivedOn) },
    new Date(`${now}T12:00:00+09:00`),
  );

describe('an objection', () => {
  it.each(['2026-12-20', '2027-01-31'])('that came on %s is recorded, later too', (receivedOn) => {
    expect(decide(receivedOn).events).toEqual([
      { change: 'ObjectionRecorded', data: { ...terms, receivedOn: day(receivedOn) } },
    ]);
  });

  it.each([
    ['came before the announcement', 'BeforeAnnouncement', '2026-12-19', '2027-03-01', []],
    ['came when the version was in force', 'TooLate', '2027-02-01', '2027-03-01', []],
    ['has not come yet', 'NotReceived', '2027-01-11', '2027-01-10', []],
    ['came on no day of the calendar', 'NotReceived', '2027-01-32', '2027-03-01', []],
    ['is recorded', 'AlreadyRecorded', '2027-01-10', '2027-03-01', [terms]],
  ] as const)('that %s is refused', (_, code, receivedOn, now, objections) => {
    expect(decide(receivedOn, now, objections).refusal).toEqual({ code });
  });

  it('to what was never announced is refused', () => {
    const { refusal } = decideRecordObjection([], { announcement: null, receivedOn: day('2027-01-10') }, new Date());
    expect(refusal).toEqual({ code: 'NotAnnounced' });
  });
});
