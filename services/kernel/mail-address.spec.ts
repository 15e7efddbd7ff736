import { describe, expect, it } from '@jest/globals';
import { isMailAddress, isMailSender, normalizeMailAddress, parseMailAddress } from './mail-address.js';

const LONG_DOMAIN = `${'d'.repeat(63)}.${'e'.repeat(63)}.${'f'.repeat(57)}.jp`;

describe('parseMailAddress', () => {
  it.each([
    ['hanako@example.com', 'hanako@example.com'],
    [' Hanako.Yamada+shop@Example.co.jp\n', 'Hanako.Yamada+shop@Example.co.jp'],
    ['a..b@docomo.ne.jp', 'a..b@docomo.ne.jp'],
    ['.a.b.@ezweb.ne.jp', '.a.b.@ezweb.ne.jp'],
    ['"a..b"@docomo.ne.jp', 'a..b@docomo.ne.jp'],
    ['hanako@日本語.jp', 'hanako@xn--wgv71a119e.jp'],
    ['hanako@日本語。ｊｐ', 'hanako@xn--wgv71a119e.jp'],
    ["o'neil/x=1@example.museum", "o'neil/x=1@example.museum"],
    [`${'a'.repeat(64)}@b.c`, `${'a'.repeat(64)}@b.c`],
    [`${'a'.repeat(64)}@${LONG_DOMAIN}`, `${'a'.repeat(64)}@${LONG_DOMAIN}`],
  ])('takes %j as %s', (text, address) => expect(parseMailAddress(text)).toBe(address));

  it.each([
    ...[
      undefined,
      null,
      1,
      ['a@b.c'],
      {},
      '',
      ' ',
      'a',
      'a@b',
      '@b.c',
      'a@',
      'a@@b.c',
      'a@b@c.d',
      'a b@c.d',
      'a,b@c.d',
    ],
    ...['a<b@c.d', 'a@b.c>', 'a@b.c,d@e.f', 'a@b.c;d@e.f', 'a@b.c\r\nBcc: d@e.f', 'a\r\n@b.c', 'a@b.c\0', 'a(x)@b.c'],
    ...[
      'ａ@example.com',
      'は@example.com',
      'a\u200b@b.c',
      'a@b\u202e.c',
      'a@[127.0.0.1]',
      'a@127.0.0.1',
      'a@b..c',
      'a@.b.c',
    ],
    ...[
      'a@b.c.',
      'a@-b.c',
      'a@b-.c',
      'a@b_c.d',
      `a@${'b'.repeat(64)}.c`,
      `${'a'.repeat(65)}@b.c`,
      '"a b"@c.d',
      '"a\\"b"@c.d',
    ],
    ...[`${'a'.repeat(64)}@x${LONG_DOMAIN}`, 'mailto:a@b.c', '"a@b"@c.d', 'a@例え..jp'],
  ])('refuses %j', (text) => {
    expect(parseMailAddress(text)).toBeNull();
    expect(isMailAddress(text)).toBe(false);
  });

  it('keeps invalid text for a search', () => {
    expect(normalizeMailAddress(' nobody ')).toBe('nobody');
    expect(normalizeMailAddress('"a..b"@docomo.ne.jp')).toBe('a..b@docomo.ne.jp');
  });
});

describe('isMailSender', () => {
  it.each(['no-reply@example.com', 'オリパ <no-reply@example.com>', '"The shop" <no-reply@example.com>'])(
    'takes %s',
    (text) => expect(isMailSender(text)).toBe(true),
  );
  it.each(['', 'shop', 'a@b.c <x', 'a <b@c.d> e', 'x\r\nBcc: a@b.c <a@b.c>', 'a@b.c, d@e.f'])('refuses %j', (text) =>
    expect(isMailSender(text)).toBe(false),
  );
});
