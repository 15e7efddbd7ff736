import { describe, expect, it } from '@jest/globals';
import { parcelMail } from './parcel.mail.js';

describe('the mail about a parcel', () => {
  const shipped = { kind: 'shipped', deliveryCode: '1234-5678-9012', carrier: 'ヤマト運輸' } as const;

  it('tells in the member’s language how to follow it', () => {
    expect(parcelMail('a@example.com', 'ja', shipped)).toMatchObject({
      to: 'a@example.com',
      subject: 'カードを発送しました',
      text: expect.stringContaining('配送業者：ヤマト運輸\n追跡番号：1234-5678-9012'),
    });
    expect(parcelMail('a@example.com', 'en', shipped).text).toContain(
      'Carrier: Yamato Transport\nTracking number: 1234-5678-9012',
    );
    expect(parcelMail('a@example.com', 'en', { ...shipped, carrier: 'DHL' }).text).toContain('Carrier: DHL');
  });

  it.each(['ja', 'en'] as const)('tells until when it is kept: %s', (language) => {
    expect(parcelMail('a@example.com', language, { kind: 'returned', keptUntil: '2026-02-14' }).text).toContain(
      '2026-02-14',
    );
  });
});
