import { expect, it } from '@jest/globals';
import { capitalize, humanize, inflect, transform } from './inflection';

it.each([
  ['pricePoint', 'Price point'],
  ['price_point', 'Price point'],
  ['pack_id', 'Pack'],
  ['id', 'Id'],
  ['', ''],
])('given a field %j without a word, then it is called %j', (name, called) => {
  expect(transform(name)).toBe(called);
});

it('calls a thing without a translation by its name', () => {
  expect(humanize(inflect('card_types'))).toBe('Card types');
  expect(humanize('Card type', true)).toBe('card type');
  expect(capitalize('card TYPE')).toBe('Card type');
});
