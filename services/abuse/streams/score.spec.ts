import { describe, expect, it } from '@jest/globals';
import { runSteps } from '../../kernel/steps.js';
import { computeScore, computeWeight, findClusters, isAlreadyDecided } from './score.js';
import type { Evidence, Signal, SignalKind } from './signal.js';

const DAY = '2026-04-01T00:00:00.000Z';
const LATER = '2026-04-09T00:00:00.000Z';
const signal = (kind: SignalKind, members: string, since = DAY, last = since): Signal => ({
  kind,
  members: members.split(''),
  since,
  last,
});
const evidence = (kind: SignalKind, members: string, last = DAY): Evidence => ({
  ...signal(kind, members, DAY, last),
  sharedBy: members.length,
});
const clustersOf = (signals: readonly Signal[]) => runSteps(findClusters(signals));
const groupsOf = (...signals: Signal[]) => clustersOf(signals).map(({ members, score }) => [members.join(''), score]);
const crowd = (count: number) => Array.from({ length: count }, (_, i) => `m${String(i).padStart(3, '0')}`);

describe('computeWeight', () => {
  it('returns the full weight of a signal that few members share', () => {
    expect(computeWeight('device', 2)).toBe(30);
    expect(computeWeight('device', 8)).toBe(30);
  });

  it('returns little for a signal that many members share', () => {
    expect(computeWeight('device', 80)).toBe(3);
    expect(computeWeight('network', 10)).toBe(2);
  });
});

describe('computeScore', () => {
  it('counts only the stronger of two signals of one kind', () => {
    expect(computeScore([evidence('device', 'ab'), evidence('device', 'bc')])).toBe(30);
  });

  it('adds up the kinds, to 100 at most', () => {
    expect(computeScore([evidence('device', 'ab'), evidence('referral', 'ab')])).toBe(45);
    expect(
      computeScore([
        evidence('phone', 'ab'),
        evidence('device', 'ab'),
        evidence('card', 'ab'),
        evidence('place', 'ab'),
      ]),
    ).toBe(100);
  });
});

describe('findClusters', () => {
  it('groups two members with the same phone', () => {
    expect(groupsOf(signal('phone', 'ab'))).toEqual([['ab', 40]]);
  });

  it('groups two members who paid from the same account', () => {
    expect(groupsOf(signal('payer-account', 'ab'))).toEqual([['ab', 40]]);
  });

  it('groups twenty members who paid from the same account', () => {
    const twenty = { ...signal('payer-account', 'ab'), members: crowd(20) };
    expect(clustersOf([twenty])).toMatchObject([{ members: crowd(20), score: 40 }]);
  });

  it('counts several accounts that paid for the same two members once', () => {
    expect(groupsOf(signal('payer-account', 'ab'), signal('payer-account', 'ab', LATER))).toEqual([['ab', 40]]);
  });

  it.each([
    ['a home', [signal('place', 'ab')]],
    ['a home and a network', [signal('place', 'ab'), signal('network', 'ab')]],
    ['a device of one home network', [signal('device', 'ab'), signal('network', 'ab')]],
    ['a home and a referral', [signal('place', 'ab'), signal('referral', 'ab')]],
    ['a similar card', [signal('card', 'ab')]],
    ['many payments', [signal('payments', 'a'), signal('failed-payments', 'a')]],
  ])('finds no group for %s alone', (_, signals) => {
    expect(groupsOf(...signals)).toEqual([]);
  });

  it('adds a member who shares enough with one of the group', () => {
    expect(groupsOf(signal('device', 'ab'), signal('phone', 'bc'))).toEqual([['abc', 70]]);
  });

  it('leaves out a member who shares too little with one of the group', () => {
    expect(groupsOf(signal('phone', 'ab'), signal('network', 'bc'))).toEqual([['ab', 40]]);
  });

  it('does not add up weak signals of different pairs', () => {
    expect(groupsOf(signal('place', 'ab'), signal('card', 'bc'))).toEqual([]);
  });

  it('finds a ring of twenty', () => {
    const twenty = [signal('phone', 'ab'), signal('device', 'ab')].map((one) => ({ ...one, members: crowd(20) }));
    expect(clustersOf(twenty)).toMatchObject([{ members: crowd(20), score: 52 }]);
  });

  it('links nobody by the network of an office', () => {
    const office = { ...signal('network', 'ab'), members: crowd(50) };
    const browsers = { ...signal('device', 'ab'), members: crowd(50) };
    expect(clustersOf([office, browsers])).toEqual([]);
  });

  it('ignores a phone of many members, but not what two of them share besides', () => {
    const many = { ...signal('phone', 'ab'), members: crowd(40) };
    const two = { ...signal('device', 'ab'), members: crowd(2) };
    const home = { ...signal('place', 'ab'), members: crowd(2) };
    const [cluster, ...others] = clustersOf([many, two, home]);
    expect(others).toEqual([]);
    expect(cluster).toMatchObject({ members: crowd(2), score: 70 });
    expect(cluster!.evidence.map(({ kind, sharedBy }) => [kind, sharedBy])).toEqual([
      ['phone', 40],
      ['device', 2],
      ['place', 2],
    ]);
  });

  it('groups a single member with repeated chargebacks', () => {
    expect(groupsOf(signal('chargebacks', 'a'))).toEqual([['a', 40]]);
  });

  it('sorts by score, highest first, and reports the first date', () => {
    const groups = clustersOf([
      signal('phone', 'cd'),
      signal('phone', 'ab', LATER),
      signal('device', 'ab', DAY),
      signal('place', 'ab', LATER),
    ]);
    expect(groups.map(({ members, score, since }) => [members.join(''), score, since])).toEqual([
      ['ab', 90, DAY],
      ['cd', 40, DAY],
    ]);
  });

  it('works in steps no longer than the pairs of one crowd', () => {
    const crowds = Array.from({ length: 50 }, (_, i) => crowd(40).map((member) => `${i}${member}`));
    const [steps, pairs] = [[] as number[], (40 * 39) / 2];
    const work = findClusters(crowds.map((members) => ({ ...signal('phone', 'ab'), members })));
    for (let step = work.next(); !step.done; step = work.next()) steps.push(step.value);
    expect(Math.max(...steps)).toBeLessThanOrEqual(1000);
    // The pairs of each crowd, then all of them twice: to add them up and to link them.
    expect(steps.reduce((sum, step) => sum + step)).toBeGreaterThan(50 * pairs * 2.9);
  });

  it('returns the same groups for any order of the signals', () => {
    const signals = [signal('phone', 'ab'), signal('device', 'bc'), signal('device', 'de'), signal('place', 'de')];
    expect(clustersOf([...signals].reverse())).toEqual(clustersOf(signals));
  });
});

describe('isAlreadyDecided', () => {
  const known = [evidence('phone', 'abc'), evidence('chargebacks', 'a')];

  it.each([
    ['the same evidence', [evidence('phone', 'abc')], true],
    ['fewer members', [evidence('phone', 'ab')], true],
    ['one more member', [evidence('phone', 'abcd')], false],
    ['another kind', [evidence('phone', 'abc'), evidence('device', 'ab')], false],
    ['the same chargebacks', [evidence('chargebacks', 'a')], true],
    ['another chargeback', [evidence('chargebacks', 'a', LATER)], false],
    ['a phone that is still shared', [evidence('phone', 'ab', LATER)], true],
  ])('compares %s: %#', (_, now, expected) => {
    expect(isAlreadyDecided(now, known)).toBe(expected);
  });
});
