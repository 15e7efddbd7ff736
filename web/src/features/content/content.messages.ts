import { defineMessages } from '../../i18n/i18n';

export const contentMessages = defineMessages('content', {
  ja: { noNotices: 'お知らせはありません。' },
  en: { noNotices: 'There are no notices.' },
});
