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

describe('what a signal counts', () => {
  it('given that few share it, then all of its weight', () => {
    expect(computeWeight('device', 2)).toBe(30);
    expect(computeWeight('device', 8)).toBe(30);
  });

  it('given that many share it, then little', () => {
    expect(computeWeight('device', 80)).toBe(3);
    expect(computeWeight('network', 10)).toBe(2);
  });
});

describe('the score', () => {
  it('given two of one kind, then the stronger counts', () => {
    expect(computeScore([evidence('device', 'ab'), evidence('device', 'bc')])).toBe(30);
  });

  it('given several kinds, then their sum, and never more than 100', () => {
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

describe('groups', () => {
  it('given a phone that two have, then they are one', () => {
    expect(groupsOf(signal('phone', 'ab'))).toEqual([['ab', 40]]);
  });

  it('given an account at a provider that has paid for two, then they are one', () => {
    expect(groupsOf(signal('payer-account', 'ab'))).toEqual([['ab', 40]]);
  });

  it('given an account that has paid for twenty, then each of them belongs to it', () => {
    const twenty = { ...signal('payer-account', 'ab'), members: crowd(20) };
    expect(clustersOf([twenty])).toMatchObject([{ members: crowd(20), score: 40 }]);
  });

  it('given several accounts that have paid for the same two, then they count once', () => {
    expect(groupsOf(signal('payer-account', 'ab'), signal('payer-account', 'ab', LATER))).toEqual([['ab', 40]]);
  });

  it.each([
    ['a home', [signal('place', 'ab')]],
    ['a home and a network', [signal('place', 'ab'), signal('network', 'ab')]],
    ['a device of one home network', [signal('device', 'ab'), signal('network', 'ab')]],
    ['a friend who lives there', [signal('place', 'ab'), signal('referral', 'ab')]],
    ['a card that looks alike', [signal('card', 'ab')]],
    ['many payments', [signal('payments', 'a'), signal('failed-payments', 'a')]],
  ])('given %s alone, then there is none', (_, signals) => {
    expect(groupsOf(...signals)).toEqual([]);
  });

  it('given who shares enough with one of them, then they are of it', () => {
    expect(groupsOf(signal('device', 'ab'), signal('phone', 'bc'))).toEqual([['abc', 70]]);
  });

  it('given who shares too little with one of them, then they are not', () => {
    expect(groupsOf(signal('phone', 'ab'), signal('network', 'bc'))).toEqual([['ab', 40]]);
  });

  it('given that two little things are shared by different pairs, then they do not add up', () => {
    expect(groupsOf(signal('place', 'ab'), signal('card', 'bc'))).toEqual([]);
  });

  it('given a ring of twenty, then it is one', () => {
    const twenty = [signal('phone', 'ab'), signal('device', 'ab')].map((one) => ({ ...one, members: crowd(20) }));
    expect(clustersOf(twenty)).toMatchObject([{ members: crowd(20), score: 52 }]);
  });

  it('given a network of an office, then it links nobody', () => {
    const office = { ...signal('network', 'ab'), members: crowd(50) };
    const browsers = { ...signal('device', 'ab'), members: crowd(50) };
    expect(clustersOf([office, browsers])).toEqual([]);
  });

  it('given a phone of many, then it is no reason to look, and what else two of them share is', () => {
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

  it('given one who charges back again and again, then they are a group of their own', () => {
    expect(groupsOf(signal('chargebacks', 'a'))).toEqual([['a', 40]]);
  });

  it('begin with the highest score, and say since when', () => {
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

  it('are found in steps, none of them longer than the pairs of one crowd', () => {
    const crowds = Array.from({ length: 50 }, (_, i) => crowd(40).map((member) => `${i}${member}`));
    const [steps, pairs] = [[] as number[], (40 * 39) / 2];
    const work = findClusters(crowds.map((members) => ({ ...signal('phone', 'ab'), members })));
    for (let step = work.next(); !step.done; step = work.next()) steps.push(step.value);
    expect(Math.max(...steps)).toBeLessThanOrEqual(1000);
    // The pairs of each crowd, then all of them twice: as they are added up, and as they link.
    expect(steps.reduce((sum, step) => sum + step)).toBeGreaterThan(50 * pairs * 2.9);
  });

  it('given rows in another order, then they are the same', () => {
    const signals = [signal('phone', 'ab'), signal('device', 'bc'), signal('device', 'de'), signal('place', 'de')];
    expect(clustersOf([...signals].reverse())).toEqual(clustersOf(signals));
  });
});

describe('what was decided on', () => {
  const known = [evidence('phone', 'abc'), evidence('chargebacks', 'a')];

  it.each([
    ['the same', [evidence('phone', 'abc')], true],
    ['fewer of them', [evidence('phone', 'ab')], true],
    ['one more', [evidence('phone', 'abcd')], false],
    ['another kind', [evidence('phone', 'abc'), evidence('device', 'ab')], false],
    ['the same chargebacks', [evidence('chargebacks', 'a')], true],
    ['another chargeback', [evidence('chargebacks', 'a', LATER)], false],
    ['what goes on being shared', [evidence('phone', 'ab', LATER)], true],
  ])('given %s, then it is known: %#', (_, now, expected) => {
    expect(isAlreadyDecided(now, known)).toBe(expected);
  });
});
