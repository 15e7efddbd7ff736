import type { Refusal } from '../kernel/decision.js';
import type { Bilingual } from '../kernel/languages.js';
import { fieldError, RefusedError } from '../platform/http/envelope.js';
import type { ProjectionRefusal } from './readers.js';

const messageOf = (refusal: Exclude<ProjectionRefusal, Refusal<'NoSuchReader'>>): Bilingual => {
  switch (refusal.code) {
    case 'NotAProjection':
      return {
        ja: '再構築できるのはプロジェクションだけです。ポリシーが止めているものは、デッドレターから再試行してください。',
        en: 'Only a projection can be rebuilt: what a policy did cannot be undone. Retry what it has parked, at its dead letters.',
      };
    case 'RebuildUnderWay':
      return {
        ja: 'すでに再構築中です。終わるまでお待ちください。',
        en: 'It is being rebuilt already. Wait until that is done.',
      };
    case 'NothingToCompare':
      return {
        ja: `照合の対象ではありません。照合できるのは次のものです：${refusal.comparable.join('、')}`,
        en: `It has nothing to be compared by. These can be compared: ${refusal.comparable.join(', ')}`,
      };
  }
};

/** The refusal as the operators' API tells it. */
export const projectionRefused = (refusal: ProjectionRefusal): RefusedError =>
  refusal.code === 'NoSuchReader'
    ? new RefusedError(404)
    : new RefusedError(400, fieldError('name', messageOf(refusal)));
