import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { EventRow } from '../../platform/store/event-row.js';
import { computeNextLink, formatChainLine } from '../../platform/store/sequencer.js';
import { type LoggedEvent, walkChain } from './chain-batch.js';

const START = { seq: 0, hash: createHash('sha256').update('oripa-log/1').digest() };
const at = new Date('2026-04-01T12:00:00Z');

const eventAt = (seq: number): EventRow => ({
  stream_id: 's',
  stream_version: seq,
  event_id: `e${seq}`,
  type: 'Noted',
  schema_version: 1,
  partition_key: 'k',
  data: `{"n": ${seq}}`,
  actor: 'test',
  correlation_id: 'c',
  causation_id: null,
  effective_at: at,
  recorded_at: at,
});

const chainOf = (length: number): LoggedEvent[] => {
  let hash: Buffer = START.hash;
  return Array.from({ length }, (_, i) => {
    const event = eventAt(i + 1);
    hash = computeNextLink(hash, formatChainLine(i + 1, event));
    return { seq: i + 1, type: event.type, hash, event, readId: event.event_id };
  });
};

const changed = (chain: LoggedEvent[], seq: number, change: Partial<LoggedEvent>) =>
  chain.map((one) => (one.seq === seq ? { ...one, ...change } : one));

describe('a verification of the chain', () => {
  it('reaches the end of an unchanged chain, in batches or at once', () => {
    const chain = chainOf(5);
    const end = { seq: 5, hash: chain[4]!.hash };
    expect(walkChain(START, chain)).toEqual(end);
    expect(walkChain(walkChain(START, chain.slice(0, 2)) as typeof START, chain.slice(2))).toEqual(end);
  });

  it.each([
    ['a byte of an event was changed', 3, 'LinkDiffers', { event: { ...eventAt(3), data: '{"n": 4}' } }],
    ['a space of an event was changed', 3, 'LinkDiffers', { event: { ...eventAt(3), data: '{"n":3}' } }],
    ['an actor was changed', 3, 'LinkDiffers', { event: { ...eventAt(3), actor: 'another' } }],
    ['a link was changed', 3, 'LinkDiffers', { hash: Buffer.alloc(32) }],
    ['an event is gone', 3, 'EventMissing', { event: null }],
    ['the log calls it otherwise', 3, 'TypeDiffers', { type: 'Forged' }],
  ] as const)('stops where %s', (_, number, problem, change) => {
    expect(walkChain(START, changed(chainOf(5), number, change))).toEqual({ number, problem });
  });

  it('stops at a missing number', () => {
    const chain = chainOf(5).filter(({ seq }) => seq !== 2);
    expect(walkChain(START, chain)).toEqual({ number: 2, problem: 'NumberMissing' });
  });
});
