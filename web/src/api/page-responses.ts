import { getMonotonicMs } from '../browser/clock';
import { getLanguage } from '../i18n/i18n';

/** Content of the `<script>` that the server puts into the page. Responses are listed by their path below `/api`. */
type PageResponses = { readonly language: string } & Readonly<Record<'answers', Record<string, unknown>>>;

/** Time after the start of a page in which its first view may use the responses in it. */
const FIRST_VIEW_MS = 30_000;

const text = document.getElementById('answers')?.textContent;
const embedded: PageResponses | undefined = text ? JSON.parse(text) : undefined;

/**
 * Returns a response that the server put into the page, once and only for the first view. Callers request fresh data at once.
 *
 * @param path below `/api`
 */
export const takePageResponse = <A>(path: string): A | undefined => {
  if (embedded?.language !== getLanguage() || getMonotonicMs() > FIRST_VIEW_MS) return undefined;
  const response = embedded.answers[path];
  delete embedded.answers[path];
  return response as A | undefined;
};
