import { expect, it } from '@jest/globals';
import { drafted } from './pack.fixture.js';
import { evolvePack, unknownPack } from './pack.state.js';

it('given a draft from before there were rules about buyers, then it is for everybody', () => {
  const { packId, terms } = drafted().data;
  const { rules: _, ...older } = terms;
  for (const pack of [
    evolvePack(unknownPack, { type: 'PackDrafted', data: { packId, terms: older } }),
    evolvePack(evolvePack(unknownPack, drafted()), { type: 'PackRevised', data: { packId, terms: older } }),
  ])
    expect(pack).toMatchObject({ terms: { rules: { onceADay: false, newcomerDays: 0, leastRank: null } } });
});
