import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const CLIENT = 'web/src/features';

/** Texts that the specification prescribes exactly, by the file that has them. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'services/shipments/wire/state-words.shared.ts': ['全て', '未選択', '未発送', '発送済み', '発送なし'],
  'services/platform/http/responses/envelope.ts': ['不正な値です。', 'invalid value'],
  'services/members/log-in/log-in.contract.ts': ['メールアドレスまたはパスワードが一致しません。'],
  'services/partners/link-site/link-refusals.messages.ts': [
    'ログインに失敗しました。 電話番号も一致している必要があります。',
  ],
  'services/partners/transfer-points/transfer-refusals.messages.ts': [
    '1ポイント以上で入力してください。',
    '所有ポイントをオーバーしています。',
  ],
  'services/payments/wire/connection.messages.ts': [
    '決済会社との接続ができませんでした。しばらくしてから再度お試しください。',
  ],
  [`${CLIENT}/draws/draws.messages.ts`]: [
    'ALL SKIP',
    'ポイントが不足しています。購入しますか？',
    'コインが不足しています。',
  ],
  [`${CLIENT}/members/rank.messages.ts`]: ['コインが不足しています。'],
  [`${CLIENT}/members/members.messages.ts`]: ['半角英数字6〜20文字'],
  [`${CLIENT}/members/password.messages.ts`]: ['半角英数字6〜20文字', '例：半角英数字15文字以内'],
  [`${CLIENT}/members/phone.messages.ts`]: [
    'SMSコードを送信しますか？',
    'SMS認証が完了しました。',
    'お客様情報を更新しました。',
  ],
  [`${CLIENT}/partners/partners.messages.ts`]: [
    '連携成功しました。',
    'ポイントを移行しました。',
    '1ポイント以上で入力してください。',
    '所有ポイントをオーバーしています。',
  ],
  [`${CLIENT}/payments/card.messages.ts`]: [
    'ご入力いただいたカード情報が確認できませんでした。再度ご入力内容をご確認ください。',
    'カード番号が不正です',
    '有効期限が不正です',
    'セキュリティコードが不正です',
    'カード名義が不正です',
  ],
  [`${CLIENT}/payments/outcome.messages.ts`]: [
    'ポイント購入失敗',
    'お支払いに失敗しました。他のお支払方法をご利用ください。',
    '決済が失敗しました。ご契約状況をご確認ください。',
  ],
  [`${CLIENT}/payments/amazon-pay/amazon-pay.messages.ts`]: [
    '決済が失敗しました。Amazon Payの状態をご確認ください。',
    '決済が失敗しました。Amazon Payを選択してください。',
  ],
  [`${CLIENT}/payments/checkout.messages.ts`]: [
    'ポイント購入失敗',
    'お支払いに失敗しました。他のお支払方法をご利用ください。',
    '決済が失敗しました。ご契約状況をご確認ください。',
    'An error has occurred',
  ],
};

describe('the texts of the specification', () => {
  it.each(Object.entries(TEXTS).flatMap(([file, texts]) => texts.map((text) => [file, text] as const)))(
    '%s says 「%s」',
    (file, text) => expect(readFileSync(file, 'utf8')).toContain(`'${text}'`),
  );
});
