import { describe, expect, it } from '@jest/globals';
import { RefusedError } from '../responses/envelope.js';
import { parseForm, parsePayload } from './form.js';

const nested = (levels: number) => `${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`;
const withKeys = (count: number) => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [i, 0])));

describe('parsePayload', () => {
  it.each(['{}', '{"a":1,"b":[1,2,{"c":null}]}', ' {"a":"{[,\\"}"} ', withKeys(200), nested(32)])(
    'reads %j',
    (json) => {
      expect(parsePayload(json)).toEqual(JSON.parse(json));
    },
  );

  it('reads a list of any length', () => {
    const cards = Array.from({ length: 3000 }, (_, i) => `card-${i}`);
    expect(parsePayload(JSON.stringify({ cards }))).toEqual({ cards });
  });

  it.each([
    ['none', null],
    ['an empty text', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '5'],
    ['an incomplete object', '{"a":'],
    ['an unterminated string', '{"a":"\\"'],
    ['a field that would change the prototype', '{"__proto__":{}}'],
    ['201 fields', withKeys(201)],
    ['201 fields within a list', `{"a":[${withKeys(201)}]}`],
    ['33 levels', nested(33)],
    ['5,000 levels of lists', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ])('refuses %s', (_, json) => {
    expect(() => parsePayload(json)).toThrow(RefusedError);
    expect(() => parsePayload(json)).toThrow(
      expect.objectContaining({ state: 400, errors: { json: [expect.anything()] } }),
    );
  });

  it('distinguishes too many fields from unreadable JSON', () => {
    const saidOf = (json: string) => {
      try {
        return parsePayload(json);
      } catch (error) {
        return (error as RefusedError).errors.json![0]!.en;
      }
    };
    expect(saidOf(withKeys(201))).toContain('too many fields');
    expect(saidOf('{')).toContain('could not be read');
  });
});

describe('parseForm', () => {
  it('finds the token and the payload among other fields', () => {
    expect(parseForm('a=1&_csrf=v&json=%7B%7D&json=x', '_csrf')).toEqual({ value: 'v', json: '{}' });
    expect(parseForm('', '_csrf')).toEqual({ value: null, json: null });
  });

  it('refuses a form of very many fields', () => {
    expect(() => parseForm('a&'.repeat(201), '_csrf')).toThrow(RefusedError);
  });
});
