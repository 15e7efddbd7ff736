import { plainText, plainWords } from '../../../../services/platform/text/plain-text.shared.js';
import type { LegalSectionShown } from './legal.api';

/** The questions that hold each word of a search, in the question or in its answer; all for an empty one. */
export const matching = (all: readonly LegalSectionShown[], query: string): readonly LegalSectionShown[] => {
  const words = plainWords(query);
  return all.filter(({ heading, html }) => {
    const text = plainText(`${heading} ${html.replace(/<[^>]*>/g, ' ')}`);
    return words.every((word) => text.includes(word));
  });
};
