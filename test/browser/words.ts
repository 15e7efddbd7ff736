import { type Language, type Messages, translate } from '../../web/src/i18n/i18n';

/** Returns a text of the client as its reader sees it, with `values` in place of `{{name}}`. */
export type Say = <Key extends string>(
  messages: Messages<Key>,
  key: NoInfer<Key>,
  values?: Record<string, string | number>,
) => string;

export const wordsOf =
  (language: Language): Say =>
  (messages, key, values) =>
    translate(language, messages, key, values);
