import type { Bilingual } from '../../kernel/languages.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import type { ProjectionRefusal } from '../streams/reader.js';

const messageOf = (refusal: ProjectionRefusal): Bilingual => {
  switch (refusal.code) {
    case 'NotAProjection':
      return {
        ja: '作り直せるのは集計表だけです。自動処理で止まっているものは、「反映できなかった記録」から再試行してください。',
        en: 'Only lists and figures can be recalculated; what an automatic action did cannot be undone. Retry what is stuck under “Unapplied records”.',
      };
    case 'RebuildUnderWay':
      return {
        ja: 'すでに作り直しています。終わるまでお待ちください。',
        en: 'It is already being recalculated. Wait until that is done.',
      };
    case 'NothingToCompare':
      return {
        ja: `照合の対象ではありません。照合できるのは次のものです：${refusal.comparable.join('、')}`,
        en: `There is nothing to compare it with. These can be compared: ${refusal.comparable.join(', ')}`,
      };
  }
};

/** Returns the refusal in the form of the operators' API. */
export const toProjectionRefusal = (refusal: ProjectionRefusal): RefusedError =>
  new RefusedError(400, buildFieldError('name', messageOf(refusal)));
