import { expect, it } from '@jest/globals';
import { buildDrafted } from './pack.fixture.js';
import { evolvePack, unknownPack } from './pack.state.js';

it('reads a draft from before buyer rules and extra prizes as one without them', () => {
  const { packId, terms } = buildDrafted().data;
  const { rules: _, extraPrizes: __, ...older } = terms;
  for (const pack of [
    evolvePack(unknownPack, { type: 'PackDrafted', data: { packId, terms: older } }),
    evolvePack(evolvePack(unknownPack, buildDrafted()), { type: 'PackRevised', data: { packId, terms: older } }),
  ])
    expect(pack).toMatchObject({
      terms: { rules: { onceADay: false, newcomerDays: 0, leastRank: null }, extraPrizes: [] },
    });
});
