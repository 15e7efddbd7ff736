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
  it('given a read model, then it is made anew', () => {
    expect(decideRebuild(reader()).events).toEqual([]);
  });

  it('given one that is being made anew, then it is refused', () => {
    expect(decideRebuild(reader({ isRebuilding: true })).refusal).toEqual({ code: 'RebuildUnderWay' });
  });

  it.each(['policy', 'engine'] as const)('given a %s, which makes no table, then it is refused', (kind) => {
    expect(decideRebuild(reader({ kind })).refusal).toEqual({ code: 'NotAProjection' });
  });
});

describe('decideReconcile', () => {
  it('given what has something to be compared by, then it is compared; else those are named that have', () => {
    expect(decideReconcile(reader(), ['trails']).events).toEqual([]);
    const refusal = { code: 'NothingToCompare', comparable: ['accounts'] };
    expect(decideReconcile(reader(), ['accounts']).refusal).toEqual(refusal);
  });
});
