import { describe, expect, it } from '@jest/globals';
import { yen } from '../../kernel/money.js';
import { PAYMENT } from '../streams/payment.fixture.js';
import { buildPaymentMail } from './payment.mail.js';
import type { PaymentMailData } from './payment-mail-data.js';

const MAIL_DATA: PaymentMailData = {
  paymentId: PAYMENT,
  method: 'convenience-store',
  status: 'awaiting',
  yen: 3000,
  refundedYen: 0,
  refundingYen: 0,
  disputedYen: 0,
  owedYen: 0,
  points: 3000,
  bonusPoints: 60,
  bonusCoins: 2,
  packId: null,
  requestedAt: new Date('2026-01-15T12:00:00+09:00'),
  due: new Date('2026-01-18T23:59:59.999+09:00'),
  paidAt: new Date('2026-01-16T09:05:00+09:00'),
  failureCode: null,
  orderRef: null,
  number: '12345678901',
  details: { choice: 'famima' },
  account: { bank: '見本銀行', branch: '本店', account: '普通 1234567', holder: 'ミセ' },
  publicUrl: 'https://shop.example',
};
const text = (language: 'ja' | 'en', overrides: Partial<PaymentMailData> = {}) =>
  buildPaymentMail('a@example.com', language, { ...MAIL_DATA, ...overrides }, { kind: 'awaited' }).text;
const LANGUAGES = ['ja', 'en'] as const;

describe('the mail about a payment', () => {
  it('contains the number, the amount and the due time', () => {
    const japanese = text('ja');
    for (const part of [
      'お支払い先：ファミリーマート\n受付番号：12345678901\n',
      'お支払い金額：3,000円\nお支払い期限：2026年1月18日 23:59\n',
      `https://shop.example/payment-detail?paymentId=${PAYMENT}`,
    ])
      expect(japanese).toContain(part);
    expect(text('en')).toContain('Where: FamilyMart\nReceipt number: 12345678901\n');
    expect(text('en')).toContain('Amount: 3,000 yen\nPay by: 18 January 2026 at 23:59 (Japan time)\n');
    expect(text('ja', { details: { choice: 'sej' } })).toContain('払込票番号：12345678901');
  });

  it('contains what Pay-easy and a transfer need', () => {
    const payEasy = { method: 'pay-easy', details: { more: { institution: '58091', confirmation: '778' } } } as const;
    expect(text('ja', payEasy)).toContain('収納機関番号：58091\nお客様番号：12345678901\n確認番号：778\n');
    const transfer = { method: 'bank-transfer', number: '00042', details: { sender: 'ヤマダ タロウ' } } as const;
    expect(text('ja', transfer)).toContain(
      '振込先：見本銀行 本店\n口座番号：普通 1234567\n口座名義：ミセ\n振込名義人：00042 ヤマダ タロウ\n',
    );
    expect(text('en', transfer)).toContain('Name of the sender: 00042 ヤマダ タロウ');
  });

  it.each(LANGUAGES)('links to the page if the number is unknown: %s', (language) => {
    const body = text(language, { number: null });
    expect(body).toContain(language === 'ja' ? '下のページ' : 'on the page below');
    expect(body).not.toMatch(/null|undefined/);
  });

  it('contains the credited points and a link to the receipt', () => {
    const paid = { kind: 'paid', isLate: false } as const;
    expect(buildPaymentMail('a@example.com', 'ja', MAIL_DATA, paid).text).toContain(
      'ポイント：3,000ポイント\nボーナス：60ポイント\nボーナス：2コイン\nお支払い方法：コンビニ決済\nお支払い日時：2026年1月16日 9:05\n',
    );
    expect(buildPaymentMail('a@example.com', 'en', MAIL_DATA, paid).text).toContain(
      `Receipt:\nhttps://shop.example/payment-detail?paymentId=${PAYMENT}`,
    );
    expect(buildPaymentMail('a@example.com', 'ja', MAIL_DATA, { ...paid, isLate: true }).text).toContain('期限のあと');
  });

  it.each(LANGUAGES)('explains the method of a refund: %s', (language) => {
    const by = (way: 'provider' | 'transfer') =>
      buildPaymentMail('a@example.com', language, MAIL_DATA, { kind: 'refunded', yen: yen(1234), by: way }).text;
    expect(by('transfer')).toMatch(/1,234[\s\S]*(銀行振込|bank transfer)/);
    expect(by('provider')).toMatch(/(コンビニ決済|Convenience store)/);
  });

  it.each(LANGUAGES)('reports a reversed transfer, and the debt: %s', (language) => {
    const news = { kind: 'refunded', yen: yen(3000), by: 'reversal' } as const;
    const of = (owedYen: number) => buildPaymentMail('a@example.com', language, { ...MAIL_DATA, owedYen }, news);
    expect(of(0).subject).not.toMatch(/返金|refund/);
    expect(of(0).text).toMatch(/取り消された金額：3,000円|reversed: 3,000 yen/);
    expect(of(0).text).not.toMatch(/差し引けなかった|Still owed/);
    expect(of(1200).text).toMatch(/差し引けなかった金額：1,200円|Still owed.*1,200 yen/);
  });

  it.each(LANGUAGES)('reports that a failed refund did not arrive: %s', (language) => {
    const news = { kind: 'refund-bounced', yen: yen(1234) } as const;
    const { subject, text: body } = buildPaymentMail('a@example.com', language, MAIL_DATA, news);
    expect(subject).toMatch(/完了しませんでした（1,234円）|did not go through \(1,234 yen\)/);
    expect(body).toMatch(/元に戻しました|yours again/);
    expect(body).toContain(`https://shop.example/payment-detail?paymentId=${PAYMENT}`);
  });

  it.each(LANGUAGES)('reports what a dispute holds up, how it ended, and the debt: %s', (language) => {
    const of = (kind: 'disputed' | 'dispute-won' | 'dispute-lost', owedYen = 0) =>
      buildPaymentMail('a@example.com', language, { ...MAIL_DATA, owedYen }, { kind, yen: yen(3000) });
    for (const kind of ['disputed', 'dispute-won', 'dispute-lost'] as const) {
      expect(of(kind).subject).toMatch(/3,000(円| yen)/);
      expect(of(kind).text).toContain(`https://shop.example/payment-detail?paymentId=${PAYMENT}`);
      expect(of(kind).text).not.toMatch(/差し引けなかった|Still owed/);
    }
    expect(of('disputed').text).toMatch(new RegExp(`(お支払い番号：|Payment number: )${PAYMENT}\n`));
    expect(of('disputed').text).toMatch(/停止しています|neither draw/);
    expect(of('dispute-won').text).toMatch(/お戻し|yours again/);
    expect(of('dispute-lost', 1200).text).toMatch(/差し引けなかった金額：1,200円|Still owed.*1,200 yen/);
  });

  it.each(LANGUAGES)('explains what to do after expiry: %s', (language) => {
    const { text: body } = buildPaymentMail('a@example.com', language, MAIL_DATA, { kind: 'expired' });
    expect(body).toContain('https://shop.example/buy-point');
  });
});
