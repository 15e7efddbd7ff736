import { tabStorage } from '../browser/storage';
import { isKnownRefusal } from './purchase-refusal.rules';

const KEPT = 'purchase-refusal';

/** Stores a refusal in this tab for the pack's page. @returns the sentence */
export const keepRefusal = <Text extends string | undefined>(sentence: Text): Text => {
  if (sentence) tabStorage.setItem(KEPT, sentence);
  return sentence;
};

/** Returns true for a known refusal of the shop, or for the one stored last in this tab. */
export const isShopRefusal = (sentence: string): boolean =>
  isKnownRefusal(sentence) || tabStorage.getItem(KEPT) === sentence;
