import { tabStorage } from '../browser/storage';
import { isKnownRefusal } from './purchase-refusal.rules';

const KEPT = 'purchase-refusal';

/** Remembers in this tab a sentence that the shop has just said, on its way to the pack's page. @returns it */
export const keepRefusal = <Text extends string | undefined>(sentence: Text): Text => {
  if (sentence) tabStorage.setItem(KEPT, sentence);
  return sentence;
};

/** Reports whether the shop says this: always, or in this tab a moment ago. */
export const isShopRefusal = (sentence: string): boolean =>
  isKnownRefusal(sentence) || tabStorage.getItem(KEPT) === sentence;
