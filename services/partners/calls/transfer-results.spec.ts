import { describe, expect, it } from '@jest/globals';
import type { TransferLookup, TransferResult } from '../../platform/partners/partner-sites.js';
import type { TransferEvent } from '../streams/transfer.events.js';
import { canStillRetry } from '../streams/transfer-plan.js';
import {
  addMinutes,
  buildDone,
  buildFailed,
  buildRequested,
  NOON,
  silent,
  transfer,
} from '../test/transfer.fixture.js';
import { decideLookup, decideTransferResult } from './transfer-results.decide.js';

const open = [buildRequested()] as const;
const eventsAfterResult = (result: TransferResult, attempt: number, history: readonly TransferEvent[] = open) =>
  transfer
    .given(...history)
    .when((state) => decideTransferResult(state, result, attempt, NOON))
    .events();
const eventsAfterLookup = (lookup: TransferLookup, now = NOON, history: readonly TransferEvent[] = open) =>
  transfer
    .given(...history)
    .when((state) => decideLookup(state, lookup, now))
    .events();

const refused = { outcome: 'refused', code: 'balance_short' } as const;
const rejected = { outcome: 'rejected', status: 401 } as const;

describe('result of a transfer request', () => {
  it.each([1, 2])('ends the transfer with done or refused at attempt %d', (attempt) => {
    expect(eventsAfterResult({ outcome: 'done' }, attempt)).toEqual([buildDone()]);
    expect(eventsAfterResult(refused, attempt)).toEqual([buildFailed('balance_short')]);
  });

  it('fails the transfer at the first attempt only when unreachable or rejected', () => {
    expect(eventsAfterResult({ outcome: 'unreachable' }, 1)).toEqual([buildFailed('unreachable')]);
    expect(eventsAfterResult(rejected, 1)).toEqual([buildFailed('http-401')]);
    expect(eventsAfterResult({ outcome: 'unreachable' }, 2)).toEqual([silent]);
    expect(eventsAfterResult(rejected, 2)).toEqual([silent]);
  });

  it.each([{ outcome: 'silent' }, { outcome: 'conflict' }] as const)(
    'makes the transfer silent with one event: %j',
    (result) => {
      expect(eventsAfterResult(result, 1)).toEqual([silent]);
      expect(eventsAfterResult(result, 2, [...open, silent])).toEqual([]);
    },
  );
});

describe('transfer with a lost response', () => {
  const lost = [...open, silent];

  it('ends with the outcome at the site', () => {
    expect(eventsAfterLookup({ outcome: 'done' }, NOON, lost)).toEqual([buildDone()]);
    expect(eventsAfterLookup(refused, NOON, lost)).toEqual([buildFailed('balance_short')]);
  });

  it('fails only when the site can receive no request any more', () => {
    expect(canStillRetry(NOON, addMinutes(10))).toBe(true);
    expect(canStillRetry(NOON, addMinutes(10.01))).toBe(false);
    expect(eventsAfterLookup({ outcome: 'unknown' }, addMinutes(20.99), lost)).toEqual([]);
    expect(eventsAfterLookup({ outcome: 'unknown' }, addMinutes(21), lost)).toEqual([buildFailed('never-arrived')]);
  });

  it.each([{ outcome: 'silent' }, { outcome: 'unreachable' }, rejected] as const)(
    'stays open without a limit after %j',
    (lookup) => {
      expect(eventsAfterLookup(lookup, addMinutes(10_000), lost)).toEqual([]);
    },
  );
});

describe('transfer that has ended', () => {
  it.each([[buildDone()], [buildFailed('unreachable')]])('ignores later results: %j', (end) => {
    const ended = [...open, end];
    expect(eventsAfterResult({ outcome: 'done' }, 2, ended)).toEqual([]);
    expect(eventsAfterResult(refused, 2, ended)).toEqual([]);
    expect(eventsAfterLookup({ outcome: 'done' }, NOON, ended)).toEqual([]);
    expect(eventsAfterLookup({ outcome: 'unknown' }, addMinutes(30), ended)).toEqual([]);
  });
});
