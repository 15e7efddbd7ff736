import { defineMessages } from '../../i18n/i18n';

export const ownDataMessages = defineMessages('ownData', {
  ja: {
    title: '保管情報のダウンロード',
    text: '当店がお客様について保管している情報を、1つのファイル（JSON形式）で受け取れます。',
    holds: 'ファイルの内容',
    person: 'お名前・ご住所・電話番号・メールアドレスなどの会員情報',
    money: 'お支払い・返金、ポイントとコインの履歴、会員ランク、ご自身で決めた上限',
    draws: '購入したパックとカード、お気に入り、発送または還元の選択、荷物とお届け先',
    logIns: 'ログインの記録とお使いの端末、SMS認証の記録、お送りしたメール',
    leftOut: 'パスワードなどの暗証情報、他の会員の情報、不正防止のための記録は含みません。',
    keep: '個人情報が含まれます。共用の端末には保存しないでください。',
    pass: 'パスワード',
    passHint: 'ご本人の確認のため、ログインに使うパスワードを入力してください。ダウンロードは1日3回までです。',
    download: 'ダウンロードする',
    begun: 'ダウンロードを始めました。履歴が多い場合は、完了まで時間がかかることがあります。',
    backToMenu: 'お客様情報へ戻る',
  },
  en: {
    title: 'Download your data',
    text: 'Download the data we hold about you as a single file (JSON).',
    holds: 'What the file contains',
    person: 'Your details: name, address, phone number, email address and so on',
    money: 'Payments and refunds, points and coins, your rank, the limits you have set',
    draws: 'The packs and cards you drew, your favorites, your decisions, your parcels and their addresses',
    logIns: 'Logins and devices, phone verification, the emails we sent you',
    leftOut:
      'Passwords and other secrets, data about other members, and records kept to prevent abuse are not included.',
    keep: 'The file contains personal data. Do not save it on a shared device.',
    pass: 'Password',
    passHint: 'Enter the password you log in with, so that we know it’s you. Up to 3 downloads a day.',
    download: 'Download',
    begun: 'Your download has started. A long history may take a while.',
    backToMenu: 'Back to your account',
  },
});
