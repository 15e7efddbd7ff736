import { describe, expect, it } from '@jest/globals';
import { addressOf, readPush, toNotificationOptions } from './push.rules';

const PUSH = {
  ...{ id: 'parcel-shipped/1', title: 'カードを発送しました', text: 'ヤマト運輸 追跡番号：1' },
  ...{ path: '/buy-product-history', language: 'ja' as const },
};

describe('a push message', () => {
  it('shows its own text, and replaces an earlier message of the same notification', () => {
    const message = readPush(JSON.stringify(PUSH), 'en');
    expect(message).toEqual(PUSH);
    expect(toNotificationOptions(message)).toEqual({
      ...{ body: PUSH.text, tag: PUSH.id, lang: 'ja', icon: '/images/icon-192.png' },
      data: { path: PUSH.path },
    });
  });

  it.each(['', 'null', 'no JSON', '{}', JSON.stringify({ ...PUSH, title: 1 })])(
    'falls back to a generic notification when its data is invalid: %p',
    (data) => {
      expect(readPush(data, 'ja')).toMatchObject({
        title: '新しいお知らせがあります',
        path: '/notifications',
        language: 'ja',
      });
      expect(readPush(data, 'en')).toMatchObject({ title: 'You have a new notification', language: 'en' });
    },
  );
});

describe('a pressed notification', () => {
  const SHOP = 'https://shop.example';

  it('opens its page', () => {
    expect(addressOf({ path: '/payment-detail?paymentId=1' }, SHOP)).toBe(`${SHOP}/payment-detail?paymentId=1`);
  });

  it.each([null, {}, { path: '' }, { path: 'https://elsewhere.example/' }, { path: '//elsewhere.example/x' }])(
    'never opens another site: %j',
    (data) => {
      expect(addressOf(data, SHOP)).toBe(`${SHOP}/notifications`);
    },
  );
});
