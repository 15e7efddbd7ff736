import { describe, expect, it } from '@jest/globals';
import {
  CARRIER_CODES,
  CARRIERS,
  carrierCodeOf,
  numberFaultOf,
  toCarrierName,
  toStoredCarrier,
} from './carriers.shared.js';

describe('a carrier', () => {
  it.each([
    ...[
      'yamato',
      'Yamato',
      'YAMATO',
      'ｙａｍａｔｏ',
      'ヤマト',
      'ﾔﾏﾄ',
      'やまと運輸',
      'ヤマト運輸',
      'ヤマト 運輸',
      'ﾔﾏﾄ運輸（株）',
    ].map((name) => ['yamato', name]),
    ...[
      'クロネコヤマト',
      'ｸﾛﾈｺﾔﾏﾄ',
      'クロネコヤマトの宅急便',
      '宅急便コンパクト',
      'ネコポス',
      'Yamato Transport Co., Ltd.',
    ].map((name) => ['yamato', name]),
    ...['TA-Q-BIN', 'Kuroneko', '大和運輸'].map((name) => ['yamato', name]),
    ...['sagawa', 'Sagawa Express', '佐川', '佐川急便', '佐川急便株式会社', 'ｻｶﾞﾜ', 'さがわ', '飛脚宅配便'].map(
      (name) => ['sagawa', name],
    ),
    ...[
      'japan-post',
      'japan_post',
      'Japan Post',
      'JP POST',
      '日本郵便',
      '郵便局',
      'ゆうパック',
      'ﾕｳﾊﾟｯｸ',
      'ゆうパケット',
    ].map((name) => ['japan-post', name]),
    ...['レターパックプラス', 'クリックポスト', '簡易書留', 'EMS', '国際スピード郵便'].map((name) => [
      'japan-post',
      name,
    ]),
    ...['DHL', 'ＤＨＬ Express'].map((name) => ['dhl', name]),
  ])('has the code %s for the name %s', (code, name) => {
    expect(carrierCodeOf(name)).toBe(code);
    expect(toStoredCarrier(name)).toBe(code);
  });

  it.each(['西濃運輸', '福山通運', 'FedEx', 'Systems Logistics', ''])('stays %s for an unknown name', (name) => {
    expect(carrierCodeOf(name)).toBeNull();
    expect(toStoredCarrier(` ${name} `)).toBe(name);
    expect(toCarrierName(name, 'en')).toBe(name);
  });

  it('keeps its code for its names in both languages', () => {
    for (const code of CARRIER_CODES)
      for (const language of ['ja', 'en'] as const) {
        expect(toCarrierName(code, language)).toBe(CARRIERS[code].name[language]);
        expect(carrierCodeOf(toCarrierName(code, language))).toBe(code);
      }
  });
});

describe('a tracking number', () => {
  it.each([
    ['ヤマト運輸', '4900-1234-5675', null],
    ['yamato', '490714955706', null],
    // Samples of the sources that state the rule.
    ['yamato', '4444-1375-8703', null],
    ['sagawa', '512547514334', null],
    ['japan-post', '4055-4842-4886', null],
    ['japan-post', '131-12-38385-2', null],
    ['ﾔﾏﾄ', '490012345676', 'check-digit'],
    ['クロネコヤマト', '49001234567', 'length'],
    ['Yamato Transport', 'EJ123456789JP', 'length'],
    ['yamato', '123', 'length'],
    ['佐川急便', '490012345675', null],
    ['sagawa', '490012345676', 'check-digit'],
    ['sagawa', '4900123456', 'length'],
    ['ゆうパック', '193715301010', null],
    ['japan-post', '193715301011', 'check-digit'],
    ['japan-post', '12345678903', null],
    ['japan-post', '12345678901', 'check-digit'],
    ['japan-post', '1234', 'length'],
    ['japan-post', 'RR473124829FI', null],
    ['japan-post', 'rr473124828fi', 'check-digit'],
    ['japan-post', 'RR47312482FI', 'length'],
    ['DHL', '1234567890', null],
    ['西濃運輸', '1', null],
  ])('has for %s and %s the fault %s', (carrier, number, fault) => expect(numberFaultOf(carrier, number)).toBe(fault));
});
