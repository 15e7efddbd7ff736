import { queryOptions } from '@tanstack/react-query';
import type {
  IdentityFact,
  LegalSectionShown,
  LegalTextAnswer,
} from '../../../../services/legal/legal-text/legal-text.contract.js';
import { api } from '../../api/api';

export type { IdentityFact, LegalSectionShown };

/** A text that people are bound by, in the language of the page. */
export const legalText = (name: string) =>
  queryOptions({
    queryKey: ['legal', name],
    queryFn: () => api.get<LegalTextAnswer>(`/legal_text/${name}`),
  });
