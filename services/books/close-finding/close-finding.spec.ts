import { describe, expect, it } from '@jest/globals';
import { decideCloseFinding } from './close-finding.decide.js';

const finding = { id: '7', memberId: null, isClosed: false, isThere: false, version: 1 };

describe('a finding', () => {
  it('is closed once the books are what the log says', () => {
    expect(decideCloseFinding(finding).events).toEqual([{ change: 'FindingClosed', data: { findingId: '7' } }]);
  });

  it.each([
    ['StillThere', { isThere: true }],
    ['AlreadyClosed', { isClosed: true, isThere: true }],
  ] as const)('is refused as %s', (code, more) => {
    expect(decideCloseFinding({ ...finding, ...more }).refusal).toEqual({ code });
  });
});
