import type { Bilingual } from '../../kernel/languages.js';
import { fieldError, RefusedError } from '../../platform/http/envelope.js';
import type { CloseFindingRefused } from '../streams/finding.js';

const REFUSALS: Readonly<Record<CloseFindingRefused['code'], Bilingual>> = {
  AlreadyClosed: {
    ja: 'この不一致はすでに解決済みです。一覧を更新してください。',
    en: 'This has been closed already. Reload the list.',
  },
  StillThere: {
    ja: '直近の照合でも、まだ一致していません。値を直し、次の照合（1分ごと）のあとでもう一度お試しください。',
    en: 'The books still were not what the log says a moment ago. Mend them, and try again after the next check, which runs each minute.',
  },
};

/** The refusal as the operators' API tells it. */
export const findingRefused = ({ code }: CloseFindingRefused): RefusedError =>
  new RefusedError(400, fieldError('id', REFUSALS[code]));
