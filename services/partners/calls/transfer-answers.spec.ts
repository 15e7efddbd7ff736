import { describe, expect, it } from '@jest/globals';
import type { FoundTransfer, Transferred } from '../../platform/partners/partner-sites.js';
import type { TransferEvent } from '../streams/transfer.events.js';
import { isStillWanted } from '../streams/transfer-plan.js';
import { done, failed, minutesLater, NOON, requested, silent, transfer } from '../test/transfer.fixture.js';
import { decideFound, decideTransferred } from './transfer-answers.decide.js';

const open = [requested()] as const;
const answered = (answer: Transferred, attempt: number, history: readonly TransferEvent[] = open) =>
  transfer
    .given(...history)
    .when((state) => decideTransferred(state, answer, attempt, NOON))
    .events();
const found = (answer: FoundTransfer, now = NOON, history: readonly TransferEvent[] = open) =>
  transfer
    .given(...history)
    .when((state) => decideFound(state, answer, now))
    .events();

const refused = { outcome: 'refused', code: 'balance_short' } as const;
const rejected = { outcome: 'rejected', status: 401 } as const;

describe('the answer of a partner site', () => {
  it.each([1, 2])('done or refused is so for good, at attempt %d', (attempt) => {
    expect(answered({ outcome: 'done' }, attempt)).toEqual([done()]);
    expect(answered(refused, attempt)).toEqual([failed('balance_short')]);
  });

  it('never sent or turned away has failed at the first attempt alone', () => {
    expect(answered({ outcome: 'unreachable' }, 1)).toEqual([failed('unreachable')]);
    expect(answered(rejected, 1)).toEqual([failed('http-401')]);
    expect(answered({ outcome: 'unreachable' }, 2)).toEqual([silent]);
    expect(answered(rejected, 2)).toEqual([silent]);
  });

  it.each([{ outcome: 'silent' }, { outcome: 'conflict' }] as const)(
    '%j: nobody knows, which is told once',
    (answer) => {
      expect(answered(answer, 1)).toEqual([silent]);
      expect(answered(answer, 2, [...open, silent])).toEqual([]);
    },
  );
});

describe('a transfer whose answer is lost', () => {
  const lost = [...open, silent];

  it('is what the site says it is', () => {
    expect(found({ outcome: 'done' }, NOON, lost)).toEqual([done()]);
    expect(found(refused, NOON, lost)).toEqual([failed('balance_short')]);
  });

  it('may still arrive while a site takes what was sent, and has failed after that', () => {
    expect(isStillWanted(NOON, minutesLater(10))).toBe(true);
    expect(isStillWanted(NOON, minutesLater(10.01))).toBe(false);
    expect(found({ outcome: 'unknown' }, minutesLater(20.99), lost)).toEqual([]);
    expect(found({ outcome: 'unknown' }, minutesLater(21), lost)).toEqual([failed('never-arrived')]);
  });

  it.each([{ outcome: 'silent' }, { outcome: 'unreachable' }, rejected] as const)(
    '%j: waits for a word, however long',
    (answer) => {
      expect(found(answer, minutesLater(10_000), lost)).toEqual([]);
    },
  );
});

describe('a transfer that has ended', () => {
  it.each([[done()], [failed('unreachable')]])('moves no more: %j', (end) => {
    const ended = [...open, end];
    expect(answered({ outcome: 'done' }, 2, ended)).toEqual([]);
    expect(answered(refused, 2, ended)).toEqual([]);
    expect(found({ outcome: 'done' }, NOON, ended)).toEqual([]);
    expect(found({ outcome: 'unknown' }, minutesLater(30), ended)).toEqual([]);
  });
});
