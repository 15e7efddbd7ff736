import { describe, expect, it } from '@jest/globals';
import { checkDraw, makeShop } from './fairness.fixture';
import { SEAL_PARTS, sealOf } from './seal.rules';
import type { StepId } from './step.rules';

describe('the seal of a draw', () => {
  it('passes every part when the seed is public and everything matches', () => {
    expect(sealOf(checkDraw(makeShop(), 2).steps)).toEqual({ box: 'ok', number: 'ok', card: 'ok' });
  });

  it('waits only for the card while the seed is secret', () => {
    expect(sealOf(checkDraw(makeShop({ days: 1, draws: 3 }), 2).steps)).toEqual({
      ...{ box: 'ok', number: 'ok', card: 'soFar' },
    });
  });

  it('fails at the number when the seed in the log is not the member’s', () => {
    const shop = makeShop();
    shop.receipts[2]!.client_seed = 'another';
    expect(sealOf(checkDraw(shop, 2).steps)).toMatchObject({ box: 'ok', number: 'false' });
  });

  it('fails at the box when the manifest does not match the hash', () => {
    const shop = makeShop();
    shop.fair.box_hash = 'f00';
    expect(sealOf(checkDraw(shop, 2).steps).box).toBe('false');
  });

  it('covers every step of a draw’s check', () => {
    const { steps } = checkDraw(makeShop(), 2);
    const brokenBy = (id: StepId) =>
      SEAL_PARTS.filter(
        (part) => sealOf(steps.map((step) => (step.id === id ? { id, state: 'false' } : step)))[part] === 'false',
      );
    for (const { id } of steps) expect([id, brokenBy(id)]).toEqual([id, [expect.any(String)]]);
  });

  it('marks parts without a result as unchecked', () => {
    expect(sealOf([])).toEqual({ box: 'open', number: 'open', card: 'open' });
  });
});
