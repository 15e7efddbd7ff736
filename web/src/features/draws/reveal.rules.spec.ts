import { describe, expect, it } from '@jest/globals';
import { firstFace, nextBest, nextStep, offersBest, startTurn, turnMs } from './reveal.rules';

describe('nextStep', () => {
  it('turns a card, shows it at once when asked again, then goes on', () => {
    const ready = nextStep({ index: 4, face: firstFace(false) }, false);
    expect(ready).toEqual({ index: 4, face: 'ready' });
    expect(startTurn(ready)).toEqual({ index: 4, face: 'turning' });
    expect(nextStep({ index: 4, face: 'turning' }, false)).toEqual({ index: 4, face: 'up' });
    expect(nextStep({ index: 4, face: 'up' }, false)).toEqual({ index: 5, face: 'down' });
  });

  it('shows a card at once that is asked for again while its picture is waited for', () => {
    const shown = nextStep({ index: 4, face: 'ready' }, false);
    expect(shown).toEqual({ index: 4, face: 'up' });
    expect(startTurn(shown)).toEqual(shown);
  });

  it('goes from card to card where nothing may move', () => {
    expect(nextStep({ index: 0, face: firstFace(true) }, true)).toEqual({ index: 1, face: 'up' });
  });
});

describe('turnMs', () => {
  it('is the longer the rarer a card is', () => {
    const times = [0, 1, 2, 3].map(turnMs);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times).size).toBe(4);
  });

  it('is short for a rarity that is not known', () => {
    expect(turnMs(9)).toBe(turnMs(0));
  });
});

describe('nextBest', () => {
  const cards = [0, 2, 1, 3, 0].map((rarity) => ({ rarity }));

  it.each([
    ['the first one', { index: 0, face: 'down' }, 1],
    ['the card itself while it lies on its face', { index: 1, face: 'down' }, 1],
    ['the one after a card that is open', { index: 1, face: 'up' }, 3],
    ['the one after a card that is being turned', { index: 1, face: 'turning' }, 3],
  ] as const)('goes to %s, and turns it', (_name, reveal, index) => {
    expect(nextBest(reveal, cards, false)).toEqual({ index, face: 'ready' });
  });

  it('shows it open where nothing may move', () => {
    expect(nextBest({ index: 0, face: 'up' }, cards, true)).toEqual({ index: 1, face: 'up' });
  });

  it('has none after the last one', () => {
    expect(nextBest({ index: 3, face: 'up' }, cards, false)).toBeNull();
  });
});

describe('offersBest', () => {
  it('is for many cards', () => {
    expect([1, 9, 10, 3000].map(offersBest)).toEqual([false, false, true, true]);
  });
});
