import { describe, expect, it } from '@jest/globals';
import { checkDraw, makeShop } from './fairness.fixture';
import { SEAL_PARTS, sealOf } from './seal.rules';
import type { StepId } from './step.rules';

describe('the seal of a draw', () => {
  it('holds in every part when the seed is public and all agrees', () => {
    expect(sealOf(checkDraw(makeShop(), 2).steps)).toEqual({ box: 'ok', number: 'ok', card: 'ok' });
  });

  it('has the card wait, and it alone, while the seed is secret', () => {
    expect(sealOf(checkDraw(makeShop({ days: 1, draws: 3 }), 2).steps)).toEqual({
      ...{ box: 'ok', number: 'ok', card: 'soFar' },
    });
  });

  it('is broken at the number when the seed in the log is not the member’s', () => {
    const shop = makeShop();
    shop.receipts[2]!.client_seed = 'another';
    expect(sealOf(checkDraw(shop, 2).steps)).toMatchObject({ box: 'ok', number: 'false' });
  });

  it('is broken at the box when another list lies under the hash', () => {
    const shop = makeShop();
    shop.fair.box_hash = 'f00';
    expect(sealOf(checkDraw(shop, 2).steps).box).toBe('false');
  });

  it('leaves no step of a draw’s check out', () => {
    const { steps } = checkDraw(makeShop(), 2);
    const brokenBy = (id: StepId) =>
      SEAL_PARTS.filter(
        (part) => sealOf(steps.map((step) => (step.id === id ? { id, state: 'false' } : step)))[part] === 'false',
      );
    for (const { id } of steps) expect([id, brokenBy(id)]).toEqual([id, [expect.any(String)]]);
  });

  it('says of what was not looked at that it was not', () => {
    expect(sealOf([])).toEqual({ box: 'open', number: 'open', card: 'open' });
  });
});
