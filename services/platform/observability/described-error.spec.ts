import { describe, expect, it } from '@jest/globals';
import { describeError, toLoggedError } from './described-error.js';

/** An error as PostgreSQL's client throws it. */
const ofPostgres = Object.assign(new Error('duplicate key value violates unique constraint "profiles_mail_key"'), {
  code: '23505',
  constraint: 'profiles_mail_key',
  detail: 'Key (mail)=(hanako@example.com) already exists.',
  where: 'SQL statement "insert … hanako@example.com"',
  parameters: ['hanako@example.com'],
});
/** An error as nodemailer throws it. */
const ofMail = Object.assign(new Error('550 <hanako@example.com> unknown'), {
  responseCode: 550,
  response: '550 <hanako@example.com> unknown',
  rejected: ['hanako@example.com'],
});

describe('the description of an error', () => {
  it('has one line of at most 500 characters', () => {
    expect(describeError(new RangeError('too far\nby much'))).toBe('RangeError: too far');
    expect(describeError('x '.repeat(1000))).toHaveLength(500);
  });

  it('repeats no values', () => {
    expect(describeError(ofMail)).toBe('Error: 550 <[mail]> unknown');
    expect(describeError('550 hanako full', ['hanako'])).toBe('550 … full');
  });
});

describe('an error in the log of a process', () => {
  it.each([
    ['PostgreSQL', ofPostgres],
    ['a mail server', ofMail],
    ['a cause', new Error('not kept', { cause: ofPostgres })],
    ['a part', new AggregateError([ofMail, ofPostgres], 'several')],
    ['a message of several lines', new Error('first\n    at hanako@example.com\nhanako@example.com')],
  ])('repeats no values of %s', (_, error) => {
    expect(JSON.stringify(toLoggedError(error))).not.toContain('hanako');
  });

  it('keeps the stack, the error code and the constraint', () => {
    const logged = toLoggedError(new Error('not kept', { cause: ofPostgres }));
    expect(logged.stack).toMatch(/^Error: not kept\n {4}at .*described-error\.spec/);
    expect(logged.cause).toMatchObject({ code: '23505', constraint: 'profiles_mail_key' });
  });

  it('ends for circular causes', () => {
    const error = new Error('round');
    error.cause = error;
    expect(toLoggedError(error)).toMatchObject({ message: 'round', cause: { message: 'round' } });
  });
});
