import type { Bilingual } from '../../kernel/languages.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import type { CaseRefusal } from '../streams/case.js';

const messageOf = (refusal: CaseRefusal): Bilingual => {
  switch (refusal.code) {
    case 'InOpenCase':
      return {
        ja: `この中の会員は、すでにケース${refusal.caseId}の対象です。そのケースで続けてください。`,
        en: `One of these members is already in case ${refusal.caseId}. Continue there.`,
      };
    case 'CaseIsClosed':
      return {
        ja: 'このケースは終了しています。新しいことが分かったときは、新しいケースを開いてください。',
        en: 'This case is closed. Open a new one if something new has come up.',
      };
    case 'AlreadyTheirs':
      return {
        ja: 'すでにあなたが担当しています。画面を更新してください。',
        en: 'It is already assigned to you. Reload the page.',
      };
    case 'SomethingForfeited':
      return {
        ja: 'このケースで失効にした会員がいるため、問題なしにはできません。「ケースを終了」を使ってください。',
        en: 'Something has been forfeited in this case, so it cannot be dismissed. Use “Close case”.',
      };
    case 'NothingDone':
      return {
        ja: '利用停止も失効も行われていません。問題がなければ「問題なしとする」を使ってください。',
        en: 'Nobody has been banned and nothing forfeited. If nothing is wrong, use “Dismiss”.',
      };
  }
};

/** Converts a refusal to the operators' API format. */
export const toCaseRefused = (refusal: CaseRefusal): RefusedError =>
  new RefusedError(400, buildFieldError('state', messageOf(refusal)));
