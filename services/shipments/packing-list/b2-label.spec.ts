import { describe, expect, it } from '@jest/globals';
import type { TokyoDate } from '../../kernel/time.js';
import { B2_COLUMNS } from './b2-columns.js';
import { findMissingSenderFields, type LabelSender, labelFaults, labelOf } from './b2-label.js';
import { labelMessage, toSenderMessage } from './label-faults.messages.js';
import type { ParcelToPack } from './packed-parcels.rows.js';

const parcel: ParcelToPack = {
  id: '019bbf98-a290-704b-a7a4-7562fa183a43',
  number: 'P100001X',
  requestedAt: new Date('2026-01-15T12:00:00+09:00'),
  items: [],
  name: '髙橋 花子',
  zipcode: '1000001',
  prefId: 13,
  province: '日本',
  shiku: '千代田区',
  address: '千代田1-1',
  building: '',
  tel: '09012345678',
};
const sender: LabelSender = {
  name: 'お店',
  tel: '0312345678',
  zipcode: '1500001',
  address: '東京都渋谷区神宮前1-1',
  building: '',
  content: 'トレーディングカード',
  customerCode: '0312345678',
  freightNumber: '01',
};

describe('the layout', () => {
  it('has ninety-five columns in their places', () => {
    expect(B2_COLUMNS).toHaveLength(95);
    expect(new Set(B2_COLUMNS).size).toBe(95);
    const places = [
      'お客様管理番号',
      'お届け先電話番号',
      'お届け先住所',
      'お届け先名',
      'ご依頼主電話番号',
      'ご依頼主名',
      '品名１',
      '請求先顧客コード',
      '運賃管理番号',
      '置き場所コード',
    ] as const;
    expect(places.map((name) => B2_COLUMNS.indexOf(name) + 1)).toEqual([1, 9, 12, 16, 20, 25, 28, 40, 42, 95]);
  });
});

describe('a label', () => {
  it('has the receiver, the sender and the payer', () => {
    expect(labelOf(parcel, sender, '2026-01-20' as TokyoDate)).toMatchObject({
      お客様管理番号: 'P100001X',
      送り状種類: '0',
      出荷予定日: '2026/01/20',
      お届け先住所: '東京都千代田区千代田1-1',
      お届け先名: '髙橋 花子',
      請求先顧客コード: '0312345678',
    });
    expect(labelFaults(parcel)).toEqual([]);
  });

  it('has a number of at most twenty letters and digits', () => {
    expect(labelOf(parcel, sender, '2026-01-20' as TokyoDate).お客様管理番号).toMatch(/^[0-9A-Za-z]{1,20}$/);
  });

  it.each([
    ['name', 'あ'.repeat(16), null],
    ['name', 'あ'.repeat(17), { code: 'TooLong', bytes: 34, most: 32 }],
    ['name', 'a'.repeat(33), { code: 'TooLong', bytes: 33, most: 32 }],
    ['name', 'ｱ'.repeat(32), null],
    ['shiku', '市'.repeat(13), { code: 'TooLong', bytes: 26, most: 24 }],
    ['address', '町'.repeat(17), { code: 'TooLong', bytes: 34, most: 32 }],
    ['building', 'ビ'.repeat(17), { code: 'TooLong', bytes: 34, most: 32 }],
    ['building', '', null],
    ['address', '', { code: 'Missing' }],
    ['name', '𩸽野 太郎', { code: 'NotInShiftJis', signs: ['𩸽'] }],
    ['name', '𠮷野 葛\u{e0100}子', null],
    ['name', '⼤⽥ René', null],
    ['address', '1\u22122\u301c3', null],
    ['building', '=1+1', { code: 'Formula' }],
    ['zipcode', '10000', { code: 'NotAZipcode' }],
    ['zipcode', '100-0001', null],
  ] as const)('%s %s', (field, text, fault) => {
    expect(labelFaults({ ...parcel, [field]: text })).toEqual(fault ? [{ field, ...fault }] : []);
  });

  it('exists for Japan alone, and each fault has a message', () => {
    expect(labelFaults({ ...parcel, prefId: 99, tel: '' })).toEqual([{ field: 'prefecture', code: 'Overseas' }]);
    const faults = labelFaults({ ...parcel, tel: '', name: 'Łukasz' });
    expect(faults.map((fault) => labelMessage(fault).en)).toEqual([
      'The name has characters that Shift_JIS does not support (Ł).',
      'The phone number is missing.',
    ]);
  });

  it('requires a sender', () => {
    expect(findMissingSenderFields(sender)).toEqual([]);
    expect(toSenderMessage(findMissingSenderFields({ ...sender, tel: '', customerCode: '' })).en).toBe(
      'Set these first, under Settings, in characters that Shift_JIS supports: Sender’s phone number, Yamato customer code.',
    );
    expect(findMissingSenderFields({ ...sender, name: '𩸽野', building: '=1' })).toEqual(['name', 'building']);
  });
});
