import { defineMessages } from '../i18n/i18n';

export const shareMessages = defineMessages('share', {
  ja: {
    share: 'シェアする',
    copied: 'リンクをコピーしました。',
    notCopied: 'コピーできませんでした。次のリンクを選択してコピーしてください。',
  },
  en: {
    share: 'Share',
    copied: 'Link copied.',
    notCopied: 'We couldn’t copy the link. Select it and copy it:',
  },
});
