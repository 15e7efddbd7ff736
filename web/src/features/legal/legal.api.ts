import { queryOptions } from '@tanstack/react-query';
import type { AgreeToTextRequest } from '../../../../services/legal/agree-to-text/agree-to-text.contract.js';
import type {
  IdentityFact,
  LegalSectionShown,
  LegalTextAnswer,
} from '../../../../services/legal/legal-text/legal-text.contract.js';
import type {
  OwnAnnouncement,
  OwnAnnouncementsAnswer,
} from '../../../../services/legal/own-announcements/own-announcements.contract.js';
import type { ResponseBody } from '../../api/answer';
import { api } from '../../api/api';
import { link } from '../../paths';

export type { IdentityFact, LegalSectionShown, LegalTextAnswer, OwnAnnouncement };

/** A text that people are bound by, in the language of the page; the version in force where none is named. */
export const legalText = (name: string, version: string | null = null) =>
  queryOptions({
    queryKey: ['legal', name, version],
    queryFn: () => api.get<LegalTextAnswer>(link(`/legal_text/${name}`, { version: version ?? '' })),
  });

/** Of each text the version that was announced last, and how the member stands to it. */
export const ownAnnouncements = queryOptions({
  queryKey: ['legal', 'own'],
  queryFn: async () => (await api.get<OwnAnnouncementsAnswer>('/user/legal_texts')).list,
  staleTime: 10 * 60_000,
});

/** The member has read of these versions. */
export const noteRead = (ids: readonly string[]): Promise<ResponseBody> => api.write('/user/legal_texts/read', { ids });

/** The member agrees to a version. */
export const agreeTo = (agreed: AgreeToTextRequest): Promise<ResponseBody> =>
  api.write('/user/legal_texts/agree', agreed);
