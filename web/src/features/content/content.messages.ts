import { defineMessages } from '../../i18n/i18n';

export const contentMessages = defineMessages('content', {
  ja: {
    banner: 'おすすめ',
    showSlide: '{{turn}}枚目を表示する',
    pause: '一時停止する',
    play: '再生する',
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
