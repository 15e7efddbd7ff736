import { defineMessages } from '../i18n/i18n';

export const uiMessages = defineMessages('ui', {
  ja: {
    shop: 'オリパショップ',
    close: '閉じる',
    loading: '読み込み中です',
    sending: '送信中です',
    pages: 'ページ',
    page: '{{page}}ページ目',
    previous: '前へ',
    next: '次へ',
    points: '{{amount}}P',
    coins: '{{amount}}コイン',
  },
  en: {
    shop: 'Oripa Shop',
    close: 'Close',
    loading: 'Loading',
    sending: 'Sending',
    pages: 'Pages',
    page: 'Page {{page}}',
    previous: 'Previous',
    next: 'Next',
    points: '{{amount}}P',
    coins: '{{amount}} [coin|coins]',
  },
});
