import { defineMessages } from '../../../i18n/i18n';

export const paypalMessages = defineMessages('paypal', {
  ja: {
    button: 'PayPalで注文を確定して支払う',
    note: '下のPayPalのボタンを押して、PayPalの画面でお支払いに同意すると、注文が確定します。',
    failed: 'お支払いに失敗しました。他のお支払方法をご利用ください。',
    failedOrder: 'お支払いに失敗しました。他のお支払方法をご利用ください。',
  },
  en: {
    button: 'Place the order and pay by PayPal',
    note: 'Press PayPal’s button below. The order is placed when you agree to the payment at PayPal.',
    failed: 'The payment failed. Please choose another payment method.',
    failedOrder: 'The payment failed. Check the status of your card, or choose another payment method.',
  },
});
