import { describe, expect, it } from '@jest/globals';
import { parsePhoneNumber, toDialledInJapan } from './phone-number.js';

describe('parsePhoneNumber', () => {
  it.each([
    '09012345678',
    '090-1234-5678',
    '090 1234 5678',
    ' 090‐1234‑5678\n',
    '090–1234—5678',
    '090―1234−5678',
    '090ー1234ｰ5678',
    '０９０－１２３４－５６７８',
    '０９０　１２３４　５６７８',
    '(090) 1234-5678',
    '（０９０）１２３４－５６７８',
    '090.1234.5678',
    '+819012345678',
    '+81 90-1234-5678',
    '+81 (0)90-1234-5678',
    '+81(0) 90 1234 5678',
    '+81 090 1234 5678',
    '＋８１９０１２３４５６７８',
    '0081 90 1234 5678',
    '010-81-90-1234-5678',
    '819012345678',
    '81-090-1234-5678',
    '9012345678',
    '\u202a+81 90-1234-5678\u202c',
    '\u200e090\u00a01234\u20095678',
  ])('reads %j as one mobile in Japan', (text) => {
    const read = { tel: '09012345678', number: '+819012345678', isJapanese: true, isJapaneseMobile: true };
    expect(parsePhoneNumber(text, false)).toEqual(read);
  });

  it.each(['06012345678', '07012345678', '08012345678', '09012345678'])('recognizes the mobile number %s', (text) =>
    expect(parsePhoneNumber(text, false)).toMatchObject({ isJapaneseMobile: true }),
  );

  it.each([
    '0312345678',
    '06-6123-4567',
    '0120-123-456',
    '0800-123-4567',
    '050-1234-5678',
    '0570-012-345',
    '0980-12-3456',
  ])('accepts %s for calls, but not for text messages', (text) =>
    expect(parsePhoneNumber(text, false)).toMatchObject({ isJapaneseMobile: false }),
  );

  it.each([
    ...[
      '',
      ' ',
      'abc',
      '0901234567',
      '090123456789',
      '02012345678',
      '02041234567',
      '123456789',
      '03123456789',
      '110',
      '00',
    ],
    ...[
      '+1 202 555 0123',
      '0012025550123',
      '821012345678',
      '090-1234-567x',
      '090+12345678',
      '0000000000',
      '+81',
      '++819012345678',
    ],
    ...['0901234\u30005678０', 9012345678, null, undefined, ['09012345678'], '09012345678;ext=1'],
  ])('refuses %j in Japan', (text) => expect(parsePhoneNumber(text, false)).toBeNull());

  it.each([
    ['+1 (202) 555-0123', '12025550123'],
    ['0012025550123', '12025550123'],
    ['+44 (0)7700 900123', '447700900123'],
    ['８２-10-1234-5678', '821012345678'],
    ['+299 123456', '299123456'],
    ['+81 90-1234-5678', '819012345678'],
    ['090-1234-5678', '819012345678'],
  ])('reads %s overseas', (text, tel) =>
    expect(parsePhoneNumber(text, true)).toMatchObject({ tel, number: `+${tel}` }),
  );

  it.each(['', '07700 900123', '+44', '1'.repeat(16), '+81 90 1234', '+0 123456789', '1234567'])(
    'refuses %j overseas',
    (text) => expect(parsePhoneNumber(text, true)).toBeNull(),
  );
});

it.each([
  ['09012345678', '09012345678'],
  ['819012345678', '09012345678'],
  ['81312345678', '0312345678'],
  ['447700900123', '447700900123'],
  ['123456789012345', '3456789012345'],
])('turns %s into the digits typed in Japan, %s', (tel, typed) => expect(toDialledInJapan(tel)).toBe(typed));
