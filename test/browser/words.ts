import i18n from 'i18next';
import type { Language, Messages } from '../../web/src/i18n/i18n';

/** Says a word of the client as its reader sees it; `{{name}}` in it is filled from `values`. */
export type Say = <Key extends string>(
  messages: Messages<Key>,
  key: NoInfer<Key>,
  values?: Record<string, string | number>,
) => string;

export const wordsOf =
  (language: Language): Say =>
  (messages, key, values) =>
    i18n.t(key, { ...values, ns: messages.namespace, lng: language });
