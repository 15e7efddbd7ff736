import { queryOptions } from '@tanstack/react-query';
import type { AgreeToTextRequest } from '../../../../services/legal/agree-to-text/agree-to-text.contract.js';
import type {
  IdentityFact,
  LegalSectionShown,
  LegalTextResponse,
} from '../../../../services/legal/legal-text/legal-text.contract.js';
import type {
  OwnAnnouncement,
  OwnAnnouncementsResponse,
} from '../../../../services/legal/own-announcements/own-announcements.contract.js';
import { api } from '../../api/api';
import type { ResponseBody } from '../../api/response';
import { link } from '../../paths';

export type { IdentityFact, LegalSectionShown, LegalTextResponse as LegalTextAnswer, OwnAnnouncement };

/** Builds the query of a legal text in the current language. The default is the version in force. */
export const buildLegalTextQuery = (name: string, version: string | null = null) =>
  queryOptions({
    queryKey: ['legal', name, version],
    queryFn: () => api.get<LegalTextResponse>(link(`/legal_text/${name}`, { version: version ?? '' })),
  });

/** Query of the last announced version of each text, and the member's agreement to it. */
export const ownAnnouncements = queryOptions({
  queryKey: ['legal', 'own'],
  queryFn: async () => (await api.get<OwnAnnouncementsResponse>('/user/legal_texts')).list,
  staleTime: 10 * 60_000,
});

/** Records that the member has read these announcements. */
export const noteRead = (ids: readonly string[]): Promise<ResponseBody> => api.write('/user/legal_texts/read', { ids });

/** Records that the member agrees to a version. */
export const agreeTo = (agreed: AgreeToTextRequest): Promise<ResponseBody> =>
  api.write('/user/legal_texts/agree', agreed);
