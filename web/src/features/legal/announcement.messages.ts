import { defineMessages } from '../../i18n/i18n';

export const announcementMessages = defineMessages('announcement', {
  ja: {
    heading: '規約の改定のお知らせ',
    comes: '{{day}}より「{{title}}」を改定します。',
    hasCome: '{{day}}に「{{title}}」を改定しました。',
    read: '内容を読む',
    readOf: '「{{title}}」の内容を読む',
    noted: '確認しました',
  },
  en: {
    heading: 'Changes to our terms',
    comes: 'Our {{title}} will change on {{day}}.',
    hasCome: 'Our {{title}} changed on {{day}}.',
    read: 'Read it',
    readOf: 'Read the new {{title}}',
    noted: 'Got it',
  },
});
