import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import { parseTokyoDate } from '../../kernel/time.js';
import type { LegalTextAnnounced } from '../streams/legal-text.events.js';
import { evolveAnnounced, nothingAnnounced } from '../streams/legal-text.state.js';
import { decideAnnounceText } from './announce-text.decide.js';

const TERMS = 'terms-of-service';
const issue = (version: number, inForceFrom: string) => ({ version, inForceFrom: parseTokyoDate(inForceFrom)! });
const ISSUES = [issue(1, '2026-12-01'), issue(2, '2027-02-01'), issue(3, '2027-06-01')];
const announced = (version: number): LegalTextAnnounced => ({
  type: 'LegalTextAnnounced',
  data: { text: TERMS, ...ISSUES[version - 1]! },
});
const text = specification(nothingAnnounced, evolveAnnounced);
const announce = (at: string, issues = ISSUES, isAgreedTo = true) => {
  const now = new Date(`${at}+09:00`);
  return (announced: ReadonlySet<number>) => decideAnnounceText(TERMS, { issues, isAgreedTo, announced }, now);
};

describe('announcing a text', () => {
  it.each(['2026-12-02T00:00:00', '2026-12-31T23:59:59'])('announces the next version at %s', (at) => {
    expect(text.given().when(announce(at)).events()).toEqual([announced(2)]);
  });

  it('announces the version after one that is announced already', () => {
    expect(text.given(announced(2)).when(announce('2026-12-31T12:00:00')).events()).toEqual([announced(3)]);
  });

  it.each([
    ['less than a month is left', 'TooLate', [], '2027-01-01T00:00:00', ISSUES],
    ['it is announced already', 'AlreadyAnnounced', [announced(2)], '2026-12-31T12:00:00', ISSUES.slice(0, 2)],
    ['there is no further version', 'NothingUpcoming', [], '2026-12-31T12:00:00', ISSUES.slice(0, 1)],
    ['the first version is not in force yet', 'NothingUpcoming', [], '2026-11-24T12:00:00', ISSUES.slice(0, 1)],
    ['the last version is in force', 'NothingUpcoming', [announced(2)], '2027-02-01T00:00:00', ISSUES.slice(0, 2)],
  ] as const)('fails if %s', (_, code, history, at, issues) => {
    expect(
      text
        .given(...history)
        .when(announce(at, [...issues]))
        .refusal(),
    ).toEqual({ code });
  });

  it('fails for a text that needs no agreement', () => {
    const { refusal } = text.given().when(announce('2026-12-31T12:00:00', ISSUES, false));
    expect(refusal()).toEqual({ code: 'NeedsNone' });
  });
});
