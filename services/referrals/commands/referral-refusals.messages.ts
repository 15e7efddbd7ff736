import type { Refusal } from '../../kernel/decision.js';
import type { Bilingual } from '../../kernel/languages.js';

/** The refusals of commands about referrals, each with its next step. */
export const REFERRAL_REFUSALS = {
  NotHeld: {
    ja: 'この紹介は保留中ではありません。画面を更新して、現在の状態を確かめてください。',
    en: 'This referral is not held. Reload the page to see its current state.',
  },
  IsBanned: {
    ja: '紹介者または友だちのアカウントが停止されています。付与しない場合は「却下」してください。付与する場合は、先に停止を解除してください。',
    en: 'The referrer or the friend is banned. Refuse the referral, or lift the ban first.',
  },
} as const satisfies Record<string, Bilingual>;

export type ReferralRefusal = Refusal<keyof typeof REFERRAL_REFUSALS>;
