import { defineMessages } from '../../i18n/i18n';

/** Instructions for paying slips; each line is a step. */
export const stepsMessages = defineMessages('payment-steps', {
  ja: {
    sej: 'レジで「インターネットの支払い」と伝え、13桁の払込票番号をお伝えください。払込票を表示または印刷してお持ちいただくとスムーズです。\nお支払い金額をご確認のうえ、代金をお支払いください。\n「払込領収書」をお受け取りになり、大切に保管してください。',
    famima:
      '店内のマルチコピー機で「代金支払い／チャージ」から「番号入力」を選びます。\n受付番号を入力し、画面の案内に沿って内容をご確認ください。\n出てきた「申込券」を持って、30分以内にレジでお支払いください。\n「取扱明細兼受領書」をお受け取りになり、大切に保管してください。',
    lawson:
      '店内のLoppiで「各種番号をお持ちの方」を選びます。\n受付番号と、お申し込み時の電話番号を入力します。\n出てきた「申込券」を持って、30分以内にレジでお支払いください。\n領収書をお受け取りになり、大切に保管してください。',
    econ: '店内の端末（Loppi・マルチコピー機など）で「各種番号をお持ちの方」を選びます。\n受付番号と、お申し込み時の電話番号を入力します。\n出てきた「申込券」を持って、30分以内にレジでお支払いください。\n領収書をお受け取りになり、大切に保管してください。',
    other:
      'レジで「オンライン決済」と伝えてください。\nレジの画面に受付番号を入力し、内容をご確認ください。\n代金をお支払いください。\n領収書をお受け取りになり、大切に保管してください。',
    payEasy:
      'ATMで「税金・料金払込」（ペイジー）を選ぶか、ネットバンキングでペイジーのメニューを開きます。\n収納機関番号・お客様番号・確認番号を順に入力します。\n表示されたお名前・金額をご確認のうえ、お支払いください。\n明細票をお受け取りになり、大切に保管してください。',
  },
  en: {
    sej: 'Tell the clerk “インターネットの支払い” (intānetto no shiharai) and give the 13-digit number. It is quicker with the payment slip on your screen or printed.\nCheck the amount and pay.\nTake the receipt and keep it.',
    famima:
      'At the store’s multi-copy machine choose “代金支払い／チャージ” (payments), then “番号入力” (enter a number).\nEnter the receipt number and check what the screen shows.\nTake the printed “申込券” to the counter and pay within 30 minutes.\nTake the receipt and keep it.',
    lawson:
      'At the Loppi machine choose “各種番号をお持ちの方” (I have a number).\nEnter the receipt number and the phone number of the order.\nTake the printed “申込券” to the counter and pay within 30 minutes.\nTake the receipt and keep it.',
    econ: 'At the store’s machine (Loppi, multi-copy machine) choose “各種番号をお持ちの方” (I have a number).\nEnter the receipt number and the phone number of the order.\nTake the printed “申込券” to the counter and pay within 30 minutes.\nTake the receipt and keep it.',
    other:
      'Tell the clerk “オンライン決済” (onrain kessai).\nEnter the receipt number on the screen at the counter and check what it shows.\nPay.\nTake the receipt and keep it.',
    payEasy:
      'At an ATM choose “税金・料金払込” (Pay-easy), or open Pay-easy in your online banking.\nEnter the institution, customer and confirmation numbers in this order.\nCheck the name and the amount, and pay.\nTake the statement and keep it.',
  },
});
