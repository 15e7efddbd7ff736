import { describe, expect, it } from '@jest/globals';
import { BusyError } from '../concurrency/batcher.js';
import { isPoison } from './poison.js';

const postgres = (code: string) => Object.assign(new Error('refused'), { code, severity: 'ERROR' });
const system = (code: string) => Object.assign(new Error('failed'), { code });

describe('a fact is at fault', () => {
  it.each([
    ['when its fold throws', new TypeError('cannot read properties of undefined')],
    ['when its fold throws no error', 'nonsense'],
    ['when its fold throws nothing', undefined],
    ['when Node refuses its value', system('ERR_INVALID_URL')],
    ['when its number is out of range', postgres('22003')],
    ['when its text holds a NUL', postgres('22P05')],
    ['when it breaks a constraint', postgres('23514')],
    ['when it names one row twice', postgres('21000')],
    ['when it is too large for an index', postgres('54000')],
    ['when a trigger says so', postgres('P0001')],
    ['when another fault tells of it', new Error('no mail', { cause: new TypeError('no address') })],
  ])('%s', (_, error) => expect(isPoison(error)).toBe(true));
});

describe('a fact is not at fault', () => {
  it.each([
    ['when the connection is killed', postgres('57P01')],
    ['when PostgreSQL hangs up', new Error('Connection terminated unexpectedly')],
    [
      'when the connection was lost before',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['when no connection is free', new Error('timeout exceeded when trying to connect')],
    ['when the process ends', new Error('Cannot use a pool after calling end on the pool')],
    ['when the network fails', system('ECONNRESET')],
    ['when a service does not answer', new TypeError('fetch failed', { cause: system('ECONNREFUSED') })],
    [
      'when a service takes too long',
      AbortSignal.abort(new DOMException('aborted due to timeout', 'TimeoutError')).reason,
    ],
    ['when there is a deadlock', postgres('40P01')],
    ['when the disk is full', postgres('53100')],
    ['when a statement takes too long', postgres('57014')],
    ['when the table is not there', postgres('42P01')],
    ['when the server only reads', postgres('25006')],
    ['when too many are waiting', new BusyError()],
  ])('%s', (_, error) => expect(isPoison(error)).toBe(false));
});
