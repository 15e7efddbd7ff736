import { describe, expect, it } from '@jest/globals';
import type { TokyoDate } from '../../kernel/time.js';
import type { ExternalProvider } from '../../platform/payments/providers.shared.js';
import { readSettlementFile } from './settlement-file.js';
import { readLines } from './settlement-lines.js';

const DAY = '2026-11-20' as TokyoDate;
const read = async (provider: ExternalProvider, lines: readonly string[], day: TokyoDate | null = DAY) =>
  readLines(provider, await readSettlementFile(provider, Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`), day), day);

const PAYPAL = [
  '"RH",2026/11/21 02:44:19 +0900,"H","MERCHANT1",010,',
  '"FH",01',
  '"SH",2026/11/20 00:00:00 +0900,2026/11/20 23:59:59 +0900,"MERCHANT1",""',
  '"CH","Transaction ID","Invoice ID","PayPal Reference ID","PayPal Reference ID Type","Transaction Event Code","Transaction Initiation Date","Transaction Completion Date","Transaction  Debit or Credit","Gross Transaction Amount","Gross Transaction Currency","Fee Debit or Credit","Fee Amount","Fee Currency","Custom Field"',
  '"SB","5TY01","pay-1","","","T0006",2026/11/20 00:01:17 +0900,2026/11/20 00:01:17 +0900,"CR",3000,"JPY","DR",148,"JPY",""',
  '"SB","5TY02","pay-1","5TY01","TXN","T1107",2026/11/20 09:00:00 +0900,2026/11/20 09:00:00 +0900,"DR",1000,"JPY","",,"",""',
  '"SB","5TY03","pay-2","","","T1201",2026/11/20 10:00:00 +0900,2026/11/20 10:00:00 +0900,"DR",500,"JPY","DR",1300,"JPY",""',
  '"SB","5TY04","","","","T0400",2026/11/20 11:00:00 +0900,2026/11/20 11:00:00 +0900,"DR",9000,"JPY","",,"",""',
];
const FOOTER = ['"SF","JPY",3000,10500,0,1448,0,0', '"SC",4', '"RF","JPY",3000,10500', '"RC",4', '"FF",12'];

describe('PayPal’s settlement report', () => {
  it('reads its record types', async () => {
    const { lines, faults } = await read('paypal', [...PAYPAL, ...FOOTER]);
    expect(faults).toEqual([]);
    expect(lines).toMatchObject([
      { line: 5, order: 'pay-1', reference: '5TY01', kind: 'payment', yen: 3000, fee: 148 },
      { line: 6, order: 'pay-1', reference: '5TY02', kind: 'refund', yen: -1000, fee: 0 },
      { line: 7, order: 'pay-2', reference: '5TY03', kind: 'chargeback', yen: -500, fee: 1300 },
    ]);
  });

  it.each([
    ['was cut', PAYPAL],
    ['lacks a line', [...PAYPAL.slice(0, -1), ...FOOTER]],
  ])('rejects it if it %s', async (_, lines) => {
    expect((await read('paypal', lines)).faults).toContainEqual(expect.objectContaining({ fault: 'Incomplete' }));
  });

  it.each([
    ['gross credits', '"SF","JPY",3001,10500,0,1448,0,0'],
    ['gross debits', '"SF","JPY",3000,10499,0,1448,0,0'],
    ['fees', '"SF","JPY",3000,10500,0,1447,0,0'],
  ])('rejects it if the section’s %s differ from its lines', async (_, footer) => {
    const file = [...PAYPAL, footer, ...FOOTER.slice(1)];
    expect((await read('paypal', file)).faults).toEqual([{ line: 9, order: '', fault: 'FooterDiffers' }]);
  });

  it('rejects it if the report’s totals or count differ from its lines', async () => {
    const totals = [...PAYPAL, ...FOOTER.slice(0, 2), '"RF","JPY",2000,10500', ...FOOTER.slice(3)];
    expect((await read('paypal', totals)).faults).toEqual([{ line: 11, order: '', fault: 'FooterDiffers' }]);
    const count = [...PAYPAL, ...FOOTER.slice(0, 3), '"RC",5', '"FF",12'];
    expect((await read('paypal', count)).faults).toEqual([{ line: 12, order: '', fault: 'Incomplete' }]);
  });

  it('adds up each section, and the report over all of them', async () => {
    const second = PAYPAL.slice(2, 5).map((line) => line.replace('5TY01', '5TY09'));
    const footers = ['"SF","JPY",3000,0,0,148', '"SC",1', '"RF","JPY",6000,10500,0,1596', '"RC",5', '"FF",18'];
    const { faults, lines } = await read('paypal', [...PAYPAL, ...FOOTER.slice(0, 2), ...second, ...footers]);
    expect(faults).toEqual([]);
    expect(lines).toHaveLength(4);
  });

  it('ignores footers of other currencies', async () => {
    const file = [...PAYPAL, '"SF","USD",1,2,3,4', ...FOOTER];
    expect((await read('paypal', file)).faults).toEqual([]);
  });

  it('names the line of another currency, and of an unknown event', async () => {
    const euro = PAYPAL.map((line) => line.replace('"CR",3000,"JPY"', '"CR",3000,"EUR"'));
    const footer = ['"SF","JPY",0,10500,0,1300', '"SC",4', '"RF","JPY",0,10500', '"RC",4', '"FF",12'];
    expect((await read('paypal', [...euro, ...footer])).faults).toMatchObject([{ line: 5, fault: 'BadAmount' }]);
    const odd = PAYPAL.map((line) => line.replace('"T1107"', '"T9900"'));
    expect((await read('paypal', [...odd, ...FOOTER])).faults).toMatchObject([{ line: 6, fault: 'BadKind' }]);
  });

  it('splits a report of several days by the days in Tokyo', async () => {
    const later = PAYPAL.map((line) => line.replaceAll('2026/11/20 09:00:00 +0900', '2026/11/20 09:00:00 -0800'));
    const file = [...later, ...FOOTER];
    await expect(read('paypal', file, null)).rejects.toMatchObject({
      errors: { day: [{ en: expect.stringContaining('2 days (2026-11-20, 2026-11-21)') }] },
    });
    expect((await read('paypal', file, '2026-11-21' as TokyoDate)).lines).toMatchObject([{ reference: '5TY02' }]);
    await expect(read('paypal', file, '2026-11-22' as TokyoDate)).rejects.toMatchObject({ state: 400 });
  });
});

describe('PayPal’s activity download', () => {
  it('reads the Japanese headings', async () => {
    const { lines, faults } = await read('paypal', [
      '"日付","時間","タイムゾーン","名前","タイプ","ステータス","通貨","合計","手数料","正味","取引ID","請求書番号"',
      '"2026/11/20","10:00:00","JST","ヤマダ","エクスプレスチェックアウト支払い","完了","JPY","3,000","-148","2,852","5TY01","pay-1"',
      '"2026/11/20","11:00:00","JST","ヤマダ","支払いの返金","完了","JPY","-1,000","0","-1,000","5TY02","pay-1"',
      '"2026/11/20","12:00:00","JST","","一般的な引き出し","完了","JPY","-9,000","0","-9,000","5TY03",""',
    ]);
    expect(faults).toEqual([]);
    expect(lines).toMatchObject([
      { order: 'pay-1', kind: 'payment', yen: 3000, fee: 148 },
      { order: 'pay-1', kind: 'refund', yen: -1000, fee: 0 },
    ]);
  });
});

const AMAZON = [
  'SellerId,A1XX111XXX111XXX',
  'SettlementStartDate,2026-11-19T15:00:00+0000',
  'SettlementEndDate,2026-11-20T15:00:00+0000',
  '',
  'TransactionPostedDate,SettlementId,AmazonTransactionId,SellerReferenceId,TransactionType,AmazonOrderReferenceId,SellerOrderId,StoreName,CurrencyCode,TransactionDescription,TransactionAmount,TransactionPercentageFee,TransactionFixedFee,TotalTransactionFee,NetTransactionAmount',
];

describe('Amazon Pay’s settlement report', () => {
  it('reads the lines below its preamble', async () => {
    const { lines, faults } = await read('amazon-pay', [
      ...AMAZON,
      '2026-11-20T01:48:50+0000,50445,S03-1-C01,ref-1,Capture,S03-1,pay-1,Shop,JPY,Capture,"3,000",-117,0,-117,"2,883"',
      '2026-11-20T02:48:50+0000,50445,S03-1-R01,ref-2,Refund,S03-1,pay-1,Shop,JPY,Refund,-1000.00,39.00,0,39.00,-961.00',
      '2026-11-20T03:48:50+0000,50445,,,Transfer,,,Shop,JPY,Transfer,-5000,0,0,0,-5000',
    ]);
    expect(faults).toEqual([]);
    expect(lines).toMatchObject([
      { line: 6, order: 'pay-1', reference: 'S03-1-C01', kind: 'payment', yen: 3000, fee: 117 },
      { line: 7, order: 'pay-1', kind: 'refund', yen: -1000, fee: -39 },
    ]);
  });

  it('names the line of an unknown type', async () => {
    const line = '2026-11-20T01:48:50+0000,50445,S03,ref-1,Mystery,S03,pay-1,Shop,JPY,x,10,0,0,0,10';
    expect((await read('amazon-pay', [...AMAZON, line])).faults).toMatchObject([{ line: 6, fault: 'BadKind' }]);
  });
});

describe('a file in the shop’s own format', () => {
  it.each(['paypal', 'amazon-pay', 'veritrans'] as const)('accepts %s in any separator and width', async (provider) => {
    const file = ['日付;注文番号;決済番号;種別;金額;手数料;入金額', '2026/11/20;a;R1;売上;￥３，０００;108;2,892円'];
    expect(await read(provider, file)).toMatchObject({ faults: [], lines: [{ yen: 3000, fee: 108 }] });
  });

  it('names the missing columns in the reader’s language', async () => {
    await expect(read('paypal', ['日付,注文番号,金額'])).rejects.toMatchObject({
      errors: { file: [{ ja: expect.stringContaining('決済番号、種別、手数料、入金額') }] },
    });
  });
});
