import { normalizeForSearch, splitSearchWords } from '../../../../services/platform/text/search-text.shared.js';
import type { LegalSectionShown } from './legal.api';

/** Returns the questions that contain every word of a search, in the question or its answer; all for an empty search. */
export const filterQuestions = (all: readonly LegalSectionShown[], query: string): readonly LegalSectionShown[] => {
  const words = splitSearchWords(query);
  return all.filter(({ heading, html }) => {
    const text = normalizeForSearch(`${heading} ${html.replace(/<[^>]*>/g, ' ')}`);
    return words.every((word) => text.includes(word));
  });
};
