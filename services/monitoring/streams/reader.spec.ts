import { describe, expect, it } from '@jest/globals';
import { decideRebuild, decideReconcile, type ReaderState } from './reader.js';

const reader = (overrides: Partial<ReaderState> = {}): ReaderState => ({
  name: 'trails',
  kind: 'projection',
  isLedger: false,
  isRebuilding: false,
  ...overrides,
});

describe('decideRebuild', () => {
  it('accepts a read model', () => {
    expect(decideRebuild(reader()).events).toEqual([]);
  });

  it('refuses a read model that is being rebuilt', () => {
    expect(decideRebuild(reader({ isRebuilding: true })).refusal).toEqual({ code: 'RebuildUnderWay' });
  });

  it.each(['policy', 'engine'] as const)('refuses a %s, which has no table', (kind) => {
    expect(decideRebuild(reader({ kind })).refusal).toEqual({ code: 'NotAProjection' });
  });
});

describe('decideReconcile', () => {
  it('accepts a comparable read model, and otherwise names the comparable ones', () => {
    expect(decideReconcile(reader(), ['trails']).events).toEqual([]);
    const refusal = { code: 'NothingToCompare', comparable: ['accounts'] };
    expect(decideReconcile(reader(), ['accounts']).refusal).toEqual(refusal);
  });
});
