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
  it.each(['2026-12-02T00:00:00', '2026-12-31T23:59:59'])('tells of the next version at %s', (at) => {
    expect(text.given().when(announce(at)).events()).toEqual([announced(2)]);
  });

  it('tells of the one after it, once that was told', () => {
    expect(text.given(announced(2)).when(announce('2026-12-31T12:00:00')).events()).toEqual([announced(3)]);
  });

  it.each([
    ['a month does not lie before its day', 'TooLate', [], '2027-01-01T00:00:00', ISSUES],
    ['it was announced', 'AlreadyAnnounced', [announced(2)], '2026-12-31T12:00:00', ISSUES.slice(0, 2)],
    ['no version is to come', 'NothingUpcoming', [], '2026-12-31T12:00:00', ISSUES.slice(0, 1)],
    ['the first has not come itself', 'NothingUpcoming', [], '2026-11-24T12:00:00', ISSUES.slice(0, 1)],
    ['the last has come', 'NothingUpcoming', [announced(2)], '2027-02-01T00:00:00', ISSUES.slice(0, 2)],
  ] as const)('is refused where %s', (_, code, history, at, issues) => {
    expect(
      text
        .given(...history)
        .when(announce(at, [...issues]))
        .refusal(),
    ).toEqual({ code });
  });

  it('is not needed of a notice that nobody agrees to', () => {
    const { refusal } = text.given().when(announce('2026-12-31T12:00:00', ISSUES, false));
    expect(refusal()).toEqual({ code: 'NeedsNone' });
  });
});
