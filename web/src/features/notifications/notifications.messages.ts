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
  },
});
