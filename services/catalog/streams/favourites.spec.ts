import { describe, expect, it } from '@jest/globals';
import { MAX_FAVOURITES, withFavourite } from './favourites.js';

const full = Array.from({ length: MAX_FAVOURITES }, (_, i) => `${i + 1}`);

describe('withFavourite', () => {
  it.each([
    ['given none, when one is marked, then it is there', [], '7', true, ['7']],
    ['given others, when one is marked, then it comes first', ['1', '2'], '7', true, ['7', '1', '2']],
    ['given it is marked, when it is marked again, then nothing changes', ['1', '7'], '7', true, ['1', '7']],
    ['given it is marked, when it is unmarked, then the others stay', ['1', '7', '2'], '7', false, ['1', '2']],
    ['given it is not marked, when it is unmarked, then nothing changes', ['1'], '7', false, ['1']],
    ['given as many as may be, when another is marked, then it is refused', full, 'x', true, null],
    ['given as many as may be, when one of them is marked again, then nothing changes', full, '500', true, full],
  ])('%s', (_, favourites, packId, isFavourite, after) => {
    expect(withFavourite(favourites, packId, isFavourite)).toEqual(after);
  });
});
