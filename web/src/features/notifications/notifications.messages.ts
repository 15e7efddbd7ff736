import { defineMessages } from '../../i18n/i18n';

export const notificationsMessages = defineMessages('notifications', {
  ja: {
    title: 'お知らせ',
    text: 'お客様へのお知らせを、1年間ご覧いただけます。',
    fresh: '新着',
    freshCount: '新着{{count}}件',
    manyFresh: '新着{{count}}件以上',
    more: '詳しく見る',
    none: 'お知らせはまだありません',
    noneText: '発送やお支払いなど、お客様へのお知らせがここに届きます。',
    toTop: 'トップへ',
    mails: 'メールでのお知らせ',
    mailsText:
      '受け取るメールをお選びください。お支払い、発送したお荷物、アカウントの安全に関するメールは、必ずお届けします。お休み中は、期限などのお知らせをお送りしません。',
    undecided: 'カードの選択期限が近いとき',
    expiry: 'ポイントの有効期限が近いとき（30日前・7日前）',
    shipping: '発送が遅れているとき',
    news: 'お友だち紹介の特典が届いたとき',
    save: '設定する',
    saved: '設定しました。',
  },
  en: {
    title: 'Notifications',
    text: 'What we have told you within a year.',
    fresh: 'New',
    freshCount: '{{count}} new',
    manyFresh: '{{count}} or more new',
    more: 'See more',
    none: 'Nothing yet',
    noneText: 'What concerns you, such as parcels and payments, will be here.',
    toTop: 'To the top page',
    mails: 'Notifications by mail',
    mailsText:
      'Choose the mails that you want. Those about payments, parcels that have been sent and the security of your account always come. During a pause of yours, you get no reminders.',
    undecided: 'When the time to choose your cards runs out soon',
    expiry: 'When points expire in 30 and in 7 days',
    shipping: 'When a parcel takes longer than it should',
    news: 'When you get a bonus for a referral',
    save: 'Save',
    saved: 'Saved.',
  },
});
