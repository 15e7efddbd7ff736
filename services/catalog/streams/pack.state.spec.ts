import { expect, it } from '@jest/globals';
import { drafted } from './pack.fixture.js';
import { evolvePack, unknownPack } from './pack.state.js';

it('given a draft from before there were rules about buyers and extra prizes, then it is for everybody, and has none', () => {
  const { packId, terms } = drafted().data;
  const { rules: _, extraPrizes: __, ...older } = terms;
  for (const pack of [
    evolvePack(unknownPack, { type: 'PackDrafted', data: { packId, terms: older } }),
    evolvePack(evolvePack(unknownPack, drafted()), { type: 'PackRevised', data: { packId, terms: older } }),
  ])
    expect(pack).toMatchObject({
      terms: { rules: { onceADay: false, newcomerDays: 0, leastRank: null }, extraPrizes: [] },
    });
});
