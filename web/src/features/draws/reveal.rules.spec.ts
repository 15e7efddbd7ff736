import { describe, expect, it } from '@jest/globals';
import { firstFace, nextStep } from './reveal.rules';

describe('nextStep', () => {
  it('turns a card, shows it at once when asked again, then goes on', () => {
    expect(nextStep({ index: 4, face: firstFace(false) }, false)).toEqual({ index: 4, face: 'turning' });
    expect(nextStep({ index: 4, face: 'turning' }, false)).toEqual({ index: 4, face: 'up' });
    expect(nextStep({ index: 4, face: 'up' }, false)).toEqual({ index: 5, face: 'down' });
  });

  it('goes from card to card where nothing may move', () => {
    expect(nextStep({ index: 0, face: firstFace(true) }, true)).toEqual({ index: 1, face: 'up' });
  });
});
