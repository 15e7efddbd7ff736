import { expect, it } from '@jest/globals';
import { findMissingFields } from './checkout.rules';

const NOTHING = { store: '', carrier: '', name: '' };

it.each([
  ['1', {}, []],
  ['2', {}, ['store']],
  ['2', { store: 'sej' }, []],
  ['2', { store: 'sej', name: 'ジョン' }, []],
  ['2', { name: 'John' }, ['store', 'name']],
  ['4', {}, ['name']],
  ['4', { name: '山田' }, ['name']],
  ['4', { name: 'ヤマダ ハナコ' }, []],
  ['6', {}, ['carrier']],
  ['6', { carrier: 'au' }, []],
  ['7', {}, []],
])('reports for method %s with %j the fields %j', (method, input, missing) => {
  expect(findMissingFields(method, { ...NOTHING, ...input })).toEqual(missing);
});
