import { defineMessages } from '../i18n/i18n';

export const copyMessages = defineMessages('copy', {
  ja: {
    copied: 'コピーしました。',
    notCopied: 'コピーできませんでした。下の文字を選択しましたので、そのままコピーしてください。',
    text: 'コピーする文字',
  },
  en: {
    copied: 'Copied.',
    notCopied: 'We couldn’t copy it. The text below is selected: copy it yourself.',
    text: 'Text to copy',
  },
});
