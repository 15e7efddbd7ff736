import { describe, expect, it } from '@jest/globals';
import { initialMember } from './member.state.js';
import { BONDS_OF_MEMBER, OUTLIVES } from './what-binds.js';

describe('what binds a person', () => {
  it('outlives an account with each part of a membership that binds', () => {
    const bonds = Object.values(BONDS_OF_MEMBER).filter((bond) => bond !== null);
    expect(bonds.map((bond) => [bond, OUTLIVES[bond]])).toEqual([
      ['newcomer', 'counted-over-all'],
      ['ban', 'bars-leaving'],
      ['birthday', 'carried-over'],
    ]);
  });

  it('covers every part of a membership', () => {
    expect(Object.keys(BONDS_OF_MEMBER)).toEqual(Object.keys(initialMember));
  });
});
