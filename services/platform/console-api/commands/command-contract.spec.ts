import { describe, expect, it } from '@jest/globals';
import { IsInt } from 'class-validator';
import { RefusedError } from '../../http/responses/envelope.js';
import { parseBody } from '../lists/parse-body.js';
import { CommandRequest } from './command.contract.js';

class Grant extends CommandRequest {
  @IsInt()
  points!: number;
}

const refusedFields = (parse: () => unknown): string[] => {
  try {
    parse();
  } catch (error) {
    if (error instanceof RefusedError) return Object.keys(error.errors).sort();
  }
  throw new Error('it was accepted');
};

describe('CommandRequest', () => {
  it('returns the request and the reason without unknown fields', () => {
    const command = parseBody('{"points": 5, "reason": " sorry ", "id": 1}', Grant);
    expect({ ...command }).toEqual({ points: 5, reason: ' sorry ' });
  });

  it('accepts a reason of 500 characters, also of two UTF-16 units each', () => {
    expect(parseBody(JSON.stringify({ points: 1, reason: '𠮷'.repeat(500) }), Grant).points).toBe(1);
  });

  it.each([
    ['no reason', '{"points": 1}', ['reason']],
    ['a blank reason', '{"points": 1, "reason": " \\n "}', ['reason']],
    ['a long reason', JSON.stringify({ points: 1, reason: 'x'.repeat(501) }), ['reason']],
    ['a reason that is no text', '{"points": 1, "reason": ["x"]}', ['reason']],
    ['all that is wrong at once', '{"points": "1"}', ['points', 'reason']],
    ['no body', undefined, ['json']],
    ['no object', '[]', ['json']],
    ['a poisoned prototype', '{"points": 1, "reason": "x", "__proto__": {}}', ['json']],
  ])('refuses %s', (_, body, fields) => {
    expect(refusedFields(() => parseBody(body, Grant))).toEqual(fields);
  });
});
