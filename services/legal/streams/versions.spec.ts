import { describe, expect, it } from '@jest/globals';
import { parseTokyoDate } from '../../kernel/time.js';
import { computeLastDayToAnnounce, computeStatuses, findVersionInForce, type TextVersions } from './versions.js';

const day = (text: string) => parseTokyoDate(text)!;
const versionsWith = (announced: readonly number[], isAgreedTo = true): TextVersions => ({
  issues: [
    { version: 1, inForceFrom: day('2026-12-01') },
    { version: 2, inForceFrom: day('2027-02-01') },
    { version: 3, inForceFrom: day('2027-06-01') },
  ],
  isAgreedTo,
  announced: new Set(announced),
});
const on = (versions: TextVersions, today: string) => computeStatuses(versions, day(today)).map(({ status }) => status);

describe('the versions of a text that needs agreement', () => {
  it.each<[string, readonly number[], string, readonly string[]]>([
    ['before the first has come', [], '2026-11-24', ['in-force', 'upcoming', 'upcoming']],
    ['the next not announced', [], '2026-12-24', ['in-force', 'upcoming', 'upcoming']],
    ['the next announced', [2], '2027-01-31', ['in-force', 'announced', 'upcoming']],
    ['its day has come', [2], '2027-02-01', ['earlier', 'in-force', 'upcoming']],
    ['its day has come unannounced', [], '2027-02-01', ['in-force', 'missed', 'upcoming']],
    ['a later one came in force', [3], '2027-06-01', ['earlier', 'missed', 'in-force']],
  ])('have the right statuses: %s', (_, announced, today, statuses) => {
    expect(on(versionsWith(announced), today)).toEqual(statuses);
  });

  it('include one in force at any time', () => {
    expect(findVersionInForce(versionsWith([]), day('2027-12-31'))).toMatchObject({ version: 1 });
  });
});

describe('the versions of a text that needs no agreement', () => {
  it('come into force on their day without an announcement', () => {
    expect(on(versionsWith([], false), '2027-01-31')).toEqual(['in-force', 'upcoming', 'upcoming']);
    expect(on(versionsWith([], false), '2027-06-01')).toEqual(['earlier', 'earlier', 'in-force']);
  });
});

describe('the last day to announce', () => {
  it.each([
    ['2027-02-01', '2026-12-31'],
    ['2027-01-11', '2026-12-10'],
    ['2027-03-01', '2027-01-31'],
    ['2027-03-31', '2027-02-28'],
    ['2028-03-30', '2028-02-29'],
  ])('precedes %s by a whole month: %s', (inForceFrom, last) => {
    expect(computeLastDayToAnnounce(day(inForceFrom))).toBe(last);
  });
});
