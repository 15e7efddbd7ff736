import type { Language } from '../../kernel/languages.js';
import { toTokyoIso } from '../../kernel/time.js';
import { METHOD_RULES } from '../streams/methods.js';
import type { PaymentMethod } from '../streams/payment.events.js';
import type { MethodResource } from './method.contract.js';
import { codeOf } from './method-codes.js';
import { METHOD_WORDS } from './method-names.messages.js';

type Set = Pick<MethodResource, 'on' | 'memo' | 'memo_en' | 'version'> & { readonly changed_at: Date | null };

/** Builds a method for operators. @param hasKeys true if the method is configured */
export const toMethodResource = (
  method: PaymentMethod,
  { changed_at, ...set }: Set,
  hasKeys: boolean,
): MethodResource => {
  const { name, memo } = METHOD_WORDS[method];
  return {
    id: method,
    code: codeOf(method),
    provider: METHOD_RULES[method].provider,
    name: name.ja,
    name_en: name.en,
    has_keys: hasKeys,
    on: set.on,
    memo: set.memo,
    memo_en: set.memo_en,
    usual_memo: memo.ja,
    usual_memo_en: memo.en,
    changed_at: changed_at && toTokyoIso(changed_at),
    version: set.version,
  };
};

/** Returns the text beside a method: the owner's, which falls back from English to Japanese, else the default. */
export const memoOf = (
  method: PaymentMethod,
  { memo, memo_en }: Pick<Set, 'memo' | 'memo_en'>,
  language: Language,
): string => (language === 'en' && memo_en) || memo || METHOD_WORDS[method].memo[language];
