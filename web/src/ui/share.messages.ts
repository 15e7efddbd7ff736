import { defineMessages } from '../i18n/i18n';

export const shareMessages = defineMessages('share', {
  ja: {
    share: 'シェアする',
    copied: 'リンクをコピーしました。',
  },
  en: {
    share: 'Share',
    copied: 'Link copied.',
  },
});
