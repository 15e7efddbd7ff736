import { defineMessages } from '../i18n/i18n';

export const inPreparationMessages = defineMessages('in-preparation', {
  ja: {
    text: 'このページはただいま準備中です。ご利用いただけるようになりましたら、お知らせでご案内します。',
    urgent: 'お急ぎのご用件は、メールでお問い合わせください。',
    toPacks: 'パックを見る',
  },
  en: {
    text: 'We are still working on this page. We’ll announce it when it opens.',
    urgent: 'If it is urgent, please contact us.',
    toPacks: 'See the packs',
  },
});
