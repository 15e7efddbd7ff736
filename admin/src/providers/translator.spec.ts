import { expect, it } from '@jest/globals';
import { translatorOf } from './translator';

const translate = translatorOf({
  ra: { page: { show: '%{name} %{recordRepresentation}', empty: '' } },
  packs: { name: 'Pack |||| Packs', left: '%{smart_count} is left |||| %{smart_count} are left' },
  one: 'パック',
});

it.each([
  ['of one', { smart_count: 1 }, 'Pack'],
  ['of none', { smart_count: 0 }, 'Packs'],
  ['of several', { smart_count: 2 }, 'Packs'],
])('given a word with two forms, then it is said %s', (_, options, said) => {
  expect(translate('packs.name', options)).toBe(said);
});

it('uses a single form for every count', () => {
  expect(translate('one', { smart_count: 2 })).toBe('パック');
});

it('fills in the values, and leaves placeholders without a value', () => {
  expect(translate('ra.page.show', { name: 'Pack', recordRepresentation: 0 })).toBe('Pack 0');
  expect(translate('packs.left', { smart_count: 3 })).toBe('3 are left');
  expect(translate('ra.page.show', { name: '$&' })).toBe('$& %{recordRepresentation}');
});

it('returns the fallback or the key for a missing message', () => {
  expect(translate('packs.gone', { _: 'Gone: %{smart_count} |||| All gone', smart_count: 1 })).toBe('Gone: 1');
  expect(translate('packs.gone')).toBe('packs.gone');
  expect(translate('ra.page.empty')).toBe('');
  expect(translate('')).toBe('');
});
