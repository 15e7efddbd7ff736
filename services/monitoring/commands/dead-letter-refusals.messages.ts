import type { Bilingual } from '../../kernel/languages.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import type { DeadLetterRefusal } from '../streams/dead-letter.js';

const CLOSED: Readonly<Record<'taken' | 'discarded', Bilingual>> = {
  taken: {
    ja: 'すでに反映されています。一覧を更新してください。',
    en: 'It has already been applied. Reload the list.',
  },
  discarded: {
    ja: 'すでに破棄されています。集計表は、作り直せば反映されます。',
    en: 'It has been discarded. Lists and figures still apply it when they are recalculated.',
  },
};

const messageOf = (refusal: DeadLetterRefusal): Bilingual => {
  switch (refusal.code) {
    case 'LetterClosed':
      return CLOSED[refusal.outcome];
    case 'NotFirst':
      return {
        ja: `同じ対象の先頭ではありません。先頭の${refusal.firstId}番に対して操作してください。続くものは順に反映されます。`,
        en: `It is not the first one waiting. Act on number ${refusal.firstId} first; the rest follow in order.`,
      };
    case 'OfTheLedger':
      return {
        ja: '帳簿に関わるものは破棄できません。原因を直してから再試行してください。',
        en: 'Ledger records cannot be discarded. Fix the cause, then retry.',
      };
    case 'FailedAgain':
      return {
        ja: `再び失敗しました（${refusal.error}）。原因を直してから再試行してください。`,
        en: `It has failed again (${refusal.error}). Fix the cause, then retry.`,
      };
    case 'TryFailed':
      return {
        ja: '一時的な障害のため再試行できませんでした。しばらくしてからもう一度お試しください。',
        en: 'A temporary fault prevented the retry. Try again in a moment.',
      };
    case 'NoSuchReader':
      return {
        ja: 'この反映先はもう存在しません。破棄してください。',
        en: 'What it was meant for no longer exists. Discard it.',
      };
  }
};

/** Returns the refusal in the form of the operators' API. */
export const toLetterRefusal = (refusal: DeadLetterRefusal): RefusedError =>
  new RefusedError(400, buildFieldError('id', messageOf(refusal)));
