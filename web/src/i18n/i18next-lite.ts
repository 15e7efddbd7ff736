/**
 * A minimal replacement of i18next, which the build uses in its place. The full library is as large as all pages together.
 * `words.spec.ts` compares the results of both.
 */
type Listener = (language: string) => void;

const bundles = new Map<string, Record<string, string>>();
const listeners = new Set<Listener>();

const fill = (word: string, values: Record<string, unknown>): string =>
  word.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));

const i18n = {
  language: '',
  init: ({ lng }: { lng: string }) => i18n.changeLanguage(lng),
  changeLanguage: (language: string): void => {
    i18n.language = language;
    for (const listener of listeners) listener(language);
  },
  on: (_event: 'languageChanged', listener: Listener) => void listeners.add(listener),
  off: (_event: 'languageChanged', listener: Listener) => void listeners.delete(listener),
  addResourceBundle: (language: string, namespace: string, words: Record<string, string>) =>
    void bundles.set(`${language} ${namespace}`, words),
  t: (key: string, { lng, ns, ...values }: Record<string, unknown>): string =>
    fill(bundles.get(`${lng} ${ns}`)?.[key] ?? key, values),
};

export default i18n;
