import type { Bilingual } from '../../kernel/languages.js';
import type { LinkOutcome } from './link-site.command.js';

const UNREACHABLE: Bilingual = {
  ja: '提携サイトに接続できませんでした。しばらくしてからお試しください。',
  en: 'We couldn’t reach the partner site. Please try again later.',
};

/** Messages for a failed link, with the member's next step. */
export const LINK_REFUSALS: Readonly<Record<Exclude<LinkOutcome, 'linked'>, Bilingual>> = {
  refused: {
    ja: 'ログインに失敗しました。 電話番号も一致している必要があります。',
    en: 'Log-in failed. The phone number must match, too.',
  },
  'phone-not-verified': {
    ja: '連携には電話番号のSMS認証が必要です。「お客様情報の確認」からSMS認証をお済ませください。',
    en: 'Please verify your phone number by SMS first, under “Personal information”.',
  },
  'site-unknown': {
    ja: 'このサイトとの連携はご利用いただけません。画面を更新してください。',
    en: 'This site is not available for linking. Reload the page.',
  },
  unreachable: UNREACHABLE,
  silent: UNREACHABLE,
  rejected: UNREACHABLE,
};
