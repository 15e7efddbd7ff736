import { expect, it } from '@jest/globals';
import { clean } from './diacritic';

it.each([
  ['Café Zürich Ñandú', 'Cafe Zurich Nandu'],
  ['ガチャのがぞう', 'ガチャのがぞう'],
  ['', ''],
])('given %j, then %j is without accents', (text, plain) => {
  expect(clean(text)).toBe(plain);
});
