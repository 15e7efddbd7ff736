import { describe, expect, it } from '@jest/globals';
import { firstFace, nextStep, startTurn } from './reveal.rules';

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
