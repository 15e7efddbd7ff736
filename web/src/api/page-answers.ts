import { getMonotonicMs } from '../browser/clock';
import { getLanguage } from '../i18n/i18n';

interface PageAnswers {
  readonly language: string;
  readonly answers: Record<string, unknown>;
}

/** How long after its beginning a page's first view may still be on its way; later, what came with it is old. */
const FIRST_VIEW_MS = 30_000;

const text = document.getElementById('answers')?.textContent;
const came: PageAnswers | undefined = text ? JSON.parse(text) : undefined;

/**
 * The shop's answer that came with the page, for the first view alone: what is shown of it is asked for anew at once.
 *
 * @param path below `/api`
 */
export const takeAnswer = <A>(path: string): A | undefined => {
  if (came?.language !== getLanguage() || getMonotonicMs() > FIRST_VIEW_MS) return undefined;
  const answer = came.answers[path];
  delete came.answers[path];
  return answer as A | undefined;
};
