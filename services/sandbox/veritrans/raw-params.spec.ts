import { expect, it } from '@jest/globals';
import { rawParamsOf } from './raw-params.js';

it.each([
  ['{"params":{"a":"1"},"authHash":"x"}', '{"a":"1"}'],
  ['{ "authHash" : "x" , "params" : { "a": {"b":["}"]} } }', '{ "a": {"b":["}"]} }'],
  ['{"params":{"a":"\\"}{"},"authHash":"x"}', '{"a":"\\"}{"}'],
  ['{"other":{"params":{"no":"1"}},"params":{"yes":"1"}}', '{"yes":"1"}'],
  ['{"name":"params","params":{"yes":"1"}}', '{"yes":"1"}'],
  ['{"params":"text"}', null],
  ['nothing', null],
  ['', null],
])('reads from %s the params %s', (body, params) => expect(rawParamsOf(body)).toBe(params));
