import { describe, expect, it } from '@jest/globals';
import { decideCloseFinding } from './close-finding.decide.js';

const finding = { id: '7', memberId: null, isClosed: false, isThere: false, version: 1 };

describe('a finding', () => {
  it('can be closed once the rows agree with the log', () => {
    expect(decideCloseFinding(finding).events).toEqual([{ change: 'FindingClosed', data: { findingId: '7' } }]);
  });

  it.each([
    ['StillThere', { isThere: true }],
    ['AlreadyClosed', { isClosed: true, isThere: true }],
  ] as const)('refuses to close as %s', (code, overrides) => {
    expect(decideCloseFinding({ ...finding, ...overrides }).refusal).toEqual({ code });
  });
});
