import type { Bilingual } from '../../kernel/languages.js';

/** The reasons why a payment cannot be cancelled. */
export const CANCEL_REFUSALS = {
  NotOpen: {
    ja: 'このお支払いはすでに完了しているか、終了しています。画面を更新して、状態をご確認ください。',
    en: 'This payment is already complete or closed. Reload the page to see its status.',
  },
  AtProvider: {
    ja: '決済会社で手続き中のため取り消せません。しばらくしてから状態をご確認ください。',
    en: 'The payment company is processing it, so it cannot be cancelled. Please check again later.',
  },
  CannotBeCancelled: {
    ja: 'この方法のお支払いは取り消せません。期限を過ぎると自動的に終了します。',
    en: 'This kind of payment cannot be cancelled. It expires automatically after its deadline.',
  },
} as const satisfies Record<string, Bilingual>;
