import { queryOptions } from '@tanstack/react-query';
import type { EndSessionRequest } from '../../../../services/members/end-session/end-session.contract.js';
import type {
  OwnSession,
  OwnSessionsResponse,
} from '../../../../services/members/own-sessions/own-sessions.contract.js';
import { api } from '../../api/api';
import type { ResponseBody } from '../../api/response';

export type { OwnSession };

export const ownSessions = queryOptions({
  queryKey: ['members', 'sessions'],
  queryFn: async () => (await api.get<OwnSessionsResponse>('/user/session/list')).list,
});

/** Ends all sessions except the current one. */
export const ALL_OTHERS = 'others';

export const endSession = (payload: EndSessionRequest): Promise<ResponseBody> =>
  api.write('/user/session/end', payload);
