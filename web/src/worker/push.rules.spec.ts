import { describe, expect, it } from '@jest/globals';
import { addressOf, readPush, shownAs } from './push.rules';

const TOLD = {
  ...{ id: 'parcel-shipped/1', title: 'カードを発送しました', text: 'ヤマト運輸 追跡番号：1' },
  ...{ path: '/buy-product-history', language: 'ja' as const },
};

describe('a message', () => {
  it('is shown in its words, in the place of an earlier one of the same notification', () => {
    const told = readPush(JSON.stringify(TOLD), 'en');
    expect(told).toEqual(TOLD);
    expect(shownAs(told)).toEqual({
      ...{ body: TOLD.text, tag: TOLD.id, lang: 'ja', icon: '/images/icon-192.png' },
      data: { path: TOLD.path },
    });
  });

  it.each(['', 'null', 'no JSON', '{}', JSON.stringify({ ...TOLD, title: 1 })])(
    'that cannot be read says that there is one: %p',
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

  it('leads to its page', () => {
    expect(addressOf({ path: '/payment-detail?paymentId=1' }, SHOP)).toBe(`${SHOP}/payment-detail?paymentId=1`);
  });

  it.each([null, {}, { path: '' }, { path: 'https://elsewhere.example/' }, { path: '//elsewhere.example/x' }])(
    'never leads elsewhere: %j',
    (data) => {
      expect(addressOf(data, SHOP)).toBe(`${SHOP}/notifications`);
    },
  );
});
