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

describe('recording an objection', () => {
  it.each(['2026-12-20', '2027-01-31'])(
    'accepts a letter that arrived on %s, even after the version came into force',
    (receivedOn) => {
      expect(decide(receivedOn).events).toEqual([
        { change: 'ObjectionRecorded', data: { ...terms, receivedOn: day(receivedOn) } },
      ]);
    },
  );

  it.each([
    ['arrived before the announcement', 'BeforeAnnouncement', '2026-12-19', '2027-03-01', []],
    ['arrived when the version was in force', 'TooLate', '2027-02-01', '2027-03-01', []],
    ['has not arrived yet', 'NotReceived', '2027-01-11', '2027-01-10', []],
    ['has an invalid date', 'NotReceived', '2027-01-32', '2027-03-01', []],
    ['is recorded already', 'AlreadyRecorded', '2027-01-10', '2027-03-01', [terms]],
  ] as const)('refuses a letter that %s', (_, code, receivedOn, now, objections) => {
    expect(decide(receivedOn, now, objections).refusal).toEqual({ code });
  });

  it('refuses an objection to a version that was never announced', () => {
    const { refusal } = decideRecordObjection([], { announcement: null, receivedOn: day('2027-01-10') }, new Date());
    expect(refusal).toEqual({ code: 'NotAnnounced' });
  });
});
