import { defineMessages } from '../../i18n/i18n';

export const contentMessages = defineMessages('content', {
  ja: {
    banner: 'おすすめ',
    showSlide: '{{turn}}枚目を表示する',
    pause: '自動切り替えを止める',
    play: '自動切り替えを再開する',
    noNotices: '現在、お知らせはありません。',
    signed: '{{name}}より',
  },
  en: {
    banner: 'Highlights',
    showSlide: 'Show picture {{turn}}',
    pause: 'Pause',
    play: 'Play',
    noNotices: 'There are no announcements at the moment.',
    signed: 'From {{name}}',
  },
});
