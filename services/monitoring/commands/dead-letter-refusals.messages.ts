import type { Bilingual } from '../../kernel/languages.js';
import { fieldError, RefusedError } from '../../platform/http/envelope.js';
import type { DeadLetterRefusal } from '../streams/dead-letter.js';

const CLOSED: Readonly<Record<'taken' | 'discarded', Bilingual>> = {
  taken: {
    ja: 'すでに反映されています。一覧を更新してください。',
    en: 'It has been taken in already. Reload the list.',
  },
  discarded: {
    ja: 'すでに破棄されています。集計表は、作り直せば反映されます。',
    en: 'It has been discarded. A list takes it in after all when it is made anew.',
  },
};

const messageOf = (refusal: DeadLetterRefusal): Bilingual => {
  switch (refusal.code) {
    case 'LetterClosed':
      return CLOSED[refusal.outcome];
    case 'NotFirst':
      return {
        ja: `同じ対象の先頭ではありません。先頭の${refusal.firstId}番に対して操作してください。続くものは順に反映されます。`,
        en: `It is not the first of its state. Act on number ${refusal.firstId}: what follows is taken in after it, in order.`,
      };
    case 'OfTheLedger':
      return {
        ja: '帳簿に関わるものは破棄できません。原因を直してから再試行してください。',
        en: 'Nothing of the ledger may be discarded. Mend the fault, then retry.',
      };
    case 'FailedAgain':
      return {
        ja: `再び失敗しました（${refusal.error}）。原因を直してから再試行してください。`,
        en: `It has failed again (${refusal.error}). Mend the fault, then retry.`,
      };
    case 'TryFailed':
      return {
        ja: '一時的な障害のため再試行できませんでした。しばらくしてからもう一度お試しください。',
        en: 'A passing fault kept it from being retried. Try again in a moment.',
      };
    case 'NoSuchReader':
      return {
        ja: 'この反映先はもう存在しません。破棄してください。',
        en: 'What it was meant for exists no more. Discard it.',
      };
  }
};

/** The refusal as the operators' API tells it. */
export const letterRefused = (refusal: DeadLetterRefusal): RefusedError =>
  new RefusedError(400, fieldError('id', messageOf(refusal)));
