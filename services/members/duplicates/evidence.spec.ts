import { describe, expect, it } from '@jest/globals';
import type { Sign } from './duplicates.contract.js';
import { EVIDENCE, evidenceOf } from './evidence.js';

const strengthOf = (...signs: Sign[]) => {
  const place = evidenceOf(signs);
  return place === null ? null : EVIDENCE[place]!.strength;
};

describe('evidenceOf', () => {
  it.each<[Sign[], string]>([
    [['tel', 'name'], 'strong'],
    [['tel', 'name', 'place', 'network', 'device'], 'strong'],
    [['tel'], 'likely'],
    [['tel', 'place'], 'likely'],
    [['device', 'network', 'name'], 'likely'],
    [['device', 'network'], 'possible'],
    [['device', 'network', 'place'], 'possible'],
    [['name', 'place'], 'possible'],
    [['name', 'network'], 'possible'],
  ])('rates %j as %s', (signs, strength) => {
    expect(strengthOf(...signs)).toBe(strength);
  });

  it.each<[Sign[]]>([[['place']], [['network']], [['name']], [['place', 'network']], [[]]])(
    'given %j, then it is no evidence',
    (signs) => {
      expect(strengthOf(...signs)).toBeNull();
    },
  );

  it('lists the strongest first', () => {
    const order = ['strong', 'likely', 'possible'];
    const strengths = EVIDENCE.map(({ strength }) => order.indexOf(strength));
    expect(strengths).toEqual([...strengths].sort((a, b) => a - b));
  });
});
