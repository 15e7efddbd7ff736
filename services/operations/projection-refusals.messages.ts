import type { Bilingual } from '../kernel/languages.js';
import { fieldError, RefusedError } from '../platform/http/envelope.js';
import type { ProjectionRefusal } from './readers.js';

const MESSAGES: Readonly<Record<Exclude<ProjectionRefusal['code'], 'NoSuchReader'>, Bilingual>> = {
  NotAProjection: {
    ja: 'ポリシーは再構築できません。止まっているものは、デッドレターから再試行してください。',
    en: 'A policy cannot be rebuilt: what it did cannot be undone. Retry what it has parked, at its dead letters.',
  },
  RebuildUnderWay: {
    ja: 'すでに再構築中です。終わるまでお待ちください。',
    en: 'It is being rebuilt already. Wait until that is done.',
  },
  NothingToCompare: {
    ja: '照合の対象ではありません。point_history、coin_history、draw_historyから選んでください。',
    en: 'It has nothing to be compared by. Choose point_history, coin_history or draw_history.',
  },
};

/** The refusal as the operators' API tells it. */
export const projectionRefused = ({ code }: ProjectionRefusal): RefusedError =>
  code === 'NoSuchReader' ? new RefusedError(404) : new RefusedError(400, fieldError('name', MESSAGES[code]));
