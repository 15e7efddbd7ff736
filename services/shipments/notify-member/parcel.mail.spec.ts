import { describe, expect, it } from '@jest/globals';
import { buildParcelMail } from './parcel.mail.js';

const NUMBER = 'P100001X';

describe('the mail about a parcel', () => {
  const shipped = { kind: 'shipped', deliveryCode: '1234-5678-9012', carrier: 'ヤマト運輸' } as const;

  it('has the tracking data in the member’s language', () => {
    expect(buildParcelMail('a@example.com', 'ja', NUMBER, shipped)).toMatchObject({
      to: 'a@example.com',
      subject: 'カードを発送しました',
      text: expect.stringContaining('荷物番号：P100001X\n配送業者：ヤマト運輸\n追跡番号：1234-5678-9012'),
    });
    expect(buildParcelMail('a@example.com', 'en', NUMBER, shipped).text).toContain(
      'Parcel: P100001X\nCarrier: Yamato Transport\nTracking number: 1234-5678-9012',
    );
    expect(buildParcelMail('a@example.com', 'en', NUMBER, { ...shipped, carrier: 'DHL' }).text).toContain(
      'Carrier: DHL',
    );
  });

  it.each([
    ['ヤマト運輸', 'https://member.kms.kuronekoyamato.co.jp/parcel/detail?pno=123456789012'],
    ['佐川急便', 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=123456789012'],
    [
      '日本郵便',
      'https://trackings.post.japanpost.jp/services/srv/search/direct?searchKind=S002&locale=ja&reqCodeNo1=123456789012',
    ],
  ])('links the page of %s', (carrier, page) => {
    for (const language of ['ja', 'en'] as const)
      expect(buildParcelMail('a@example.com', language, NUMBER, { ...shipped, carrier }).text).toContain(`\n${page}\n`);
  });

  it('links no page of an unknown carrier', () => {
    expect(buildParcelMail('a@example.com', 'ja', NUMBER, { ...shipped, carrier: 'DHL' }).text).not.toContain('http');
  });

  it.each([
    ['ja', '2026年2月14日'],
    ['en', '14 February 2026'],
  ] as const)('names the last day of keeping: %s', (language, day) => {
    const returned = { kind: 'returned', keptUntil: '2026-02-14' } as const;
    expect(buildParcelMail('a@example.com', language, NUMBER, returned).text).toContain(day);
  });

  it.each(['ja', 'en'] as const)('names the correct tracking number and the wrong one: %s', (language) => {
    const corrected = { ...shipped, kind: 'corrected', replaces: '9999-9999-9999' } as const;
    const { text } = buildParcelMail('a@example.com', language, NUMBER, corrected);
    for (const number of [NUMBER, '1234-5678-9012', '9999-9999-9999']) expect(text).toContain(number);
  });

  it.each(['ja', 'en'] as const)('reports another address without naming it: %s', (language) => {
    expect(buildParcelMail('a@example.com', language, NUMBER, { kind: 'readdressed' }).text).toContain(NUMBER);
  });
});
