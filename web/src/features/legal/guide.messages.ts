import { defineMessages } from '../../i18n/i18n';

export const guideMessages = defineMessages('guide', {
  ja: {
    contents: '目次',
    top: '目次へ戻る',
    search: 'ご質問を検索',
    found: '{{count}}件のご質問',
    notFound: 'お探しの答えが見つからないときは、お気軽にお尋ねください。',
    contact: 'お問い合わせ',
  },
  en: {
    contents: 'Contents',
    top: 'Back to contents',
    search: 'Search the questions',
    found: 'Questions found: {{count}}',
    notFound: 'Can’t find your answer? We’re happy to help.',
    contact: 'Contact us',
  },
});
