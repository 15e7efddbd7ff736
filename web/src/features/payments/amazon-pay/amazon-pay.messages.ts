import { defineMessages } from '../../../i18n/i18n';

export const amazonPayMessages = defineMessages('amazonPay', {
  ja: {
    button: 'Amazon Payでお支払い方法を選ぶ',
    note: '下のAmazon Payのボタンを押して、Amazonの画面でお支払い方法をお選びください。この画面に戻って注文を確定します。',
    chosen: 'Amazon Payのお支払い方法が選ばれています。内容をご確認のうえ、注文を確定してください。',
    failed: '決済が失敗しました。Amazon Payの状態をご確認ください。',
    failedOrder: '決済が失敗しました。Amazon Payの状態をご確認ください。',
    choose: '決済が失敗しました。Amazon Payを選択してください。',
  },
  en: {
    button: 'Choose how to pay with Amazon Pay',
    note: 'Press Amazon Pay’s button below and choose how to pay. You come back here to place the order.',
    chosen: 'You have chosen how to pay with Amazon Pay. Check your order and place it.',
    failed: 'The payment failed. Please check your Amazon Pay account.',
    failedOrder: 'The payment failed. Please check your Amazon Pay account.',
    choose: 'The payment failed. Please choose Amazon Pay.',
  },
});
