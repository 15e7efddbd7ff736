import { describe, expect, it } from '@jest/globals';
import { redact } from './redacted.js';

describe('a text about an error', () => {
  it.each([
    [
      'a mail server repeats the address',
      '550 5.1.1 <hanako.yamada@example.co.jp>: no such user',
      '550 5.1.1 <[mail]>: no such user',
    ],
    ['the address has a display name', 'rejected "Hanako Y"@example.com today', 'rejected [mail] today'],
    ['the address is full width', '550 hanako＠example.com is unknown', '550 [mail] is unknown'],
    ['the address follows a name', '550 rcpt=a+b@example.com, see rfc', '550 rcpt=[mail], see rfc'],
    ['a log-in is refused', '535 5.7.8 password=hunter2 for shop@example.com', '535 5.7.8 password=… for [mail]'],
    [
      'PostgreSQL repeats a unique key',
      'duplicate key value violates unique constraint "profiles_mail_key" Key (lower(mail))=(a@b.c) already exists.',
      'duplicate key value violates unique constraint "profiles_mail_key" Key (lower(mail))=(a@b.c) already exists.'.replace(
        '(a@b.c)',
        '(…)',
      ),
    ],
    [
      'the key has brackets',
      'Key (name, tel)=(山田 (花子), 090) already exists.',
      'Key (name, tel)=(…) already exists.',
    ],
    ['a row is refused', 'Failing row contains (1, 山田, 2026-01-01).', 'Failing row contains (…).'],
    [
      'a value has no such type',
      'invalid input syntax for type uuid: "hanako"',
      'invalid input syntax for type uuid: "…"',
    ],
    [
      'a date is out of range',
      'date/time field value out of range: "1990-05-99"',
      'date/time field value out of range: "…"',
    ],
    [
      'a text is no JSON',
      `Unexpected token '山', "{"name":"山田"" is not valid JSON`,
      'Unexpected token …, is not valid JSON',
    ],
    ['a provider repeats a key', 'Unauthorized: Bearer abc.def-1', 'Unauthorized: Bearer …'],
    ['a header has a cookie', 'cookie: oripa_session=abc; other=def', 'cookie: …'],
    ['a field has a token', '{"access_token":"abc","expires":3}', '{"access_token":…,"expires":3}'],
    [
      'an address has credentials',
      'connect postgres://shop:pw@db:5432/shop failed',
      'connect postgres://db:5432/… failed',
    ],
    [
      'an address opens something',
      'POST https://push.example/send/abc?x=1 was 410',
      'POST https://push.example/… was 410',
    ],
    [
      'a phone number is international',
      'The number +81 90-1234-5678 is unverified',
      'The number [number] is unverified',
    ],
    ['a phone number is national', 'number 09012345678 is off', 'number [number] is off'],
    ['a text has a card number', 'card 4111 1111 1111 1111 declined', 'card [number] declined'],
    ['a text is random', 'no session Zm9vYmFy1cXV4OTg3NjU0 here', 'no session [key] here'],
    ['a text is hexadecimal', 'hash 9f86d081884c7d659a2feaa0c55ad015', 'hash [key]'],
    ['words are in quotes', 'relation of "山田 花子" is missing', 'relation of "…" is missing'],
  ])('does not repeat values when %s', (_, text, expected) => {
    expect(redact(text)).toBe(expected);
  });

  it.each([
    '550 5.1.1 no such user',
    'error: duplicate key value violates unique constraint "former_accounts_pkey"',
    'error: relation "store.event_log" does not exist',
    'connect ECONNREFUSED 127.0.0.1:5432',
    'api is up at http://127.0.0.1:3000/',
    'Error: payment 01939000-0000-7000-8000-00000000a001 is not to be paid',
    'Migration "SealedPushDevices1763600000566" failed, error: column "x" of relation "y" already exists',
    'mail payment-reader/01939000-0000-7000-8000-00000000a001 was not sent, try 3: later',
    "Cannot find module '/srv/shop/node_modules/@nestjs/common/index.js'",
    'events wait for a number for 12.5 s: 1234 rows since 2026-11-26T17:31:11.123Z',
  ])('does not change without such values: %s', (text) => {
    expect(redact(text)).toBe(text);
  });

  it('does not repeat a known value of any form', () => {
    expect(redact('550 mailbox Hanako.Y full', ['hanako.y'])).toBe('550 mailbox … full');
  });

  it('takes time proportional to its length', () => {
    const began = performance.now();
    for (const piece of ['a', '"', '(', '1', '1 ', 'key (', 'a@', 'token=']) redact(piece.repeat(100_000));
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
