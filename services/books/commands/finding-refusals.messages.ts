import type { Bilingual } from '../../kernel/languages.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import type { CloseFindingRefused } from '../streams/finding.js';

const REFUSALS: Readonly<Record<CloseFindingRefused['code'], Bilingual>> = {
  AlreadyClosed: {
    ja: 'この不一致はすでに解決済みです。一覧を更新してください。',
    en: 'This has already been closed. Reload the list.',
  },
  StillThere: {
    ja: '直近の照合でも、まだ一致していません。値を直し、次の照合（1分ごと）のあとでもう一度お試しください。',
    en: 'At the latest check the books still did not match the log. Fix them, and try again after the next check, which runs every minute.',
  },
};

/** Converts a refusal to its form in the operators' API. */
export const buildFindingRefusal = ({ code }: CloseFindingRefused): RefusedError =>
  new RefusedError(400, buildFieldError('id', REFUSALS[code]));
