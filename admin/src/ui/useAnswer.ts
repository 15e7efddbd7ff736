import { useQuery } from '@tanstack/react-query';
import { API, httpClient } from '../providers/httpClient';

/**
 * What the operators' API answers to a GET that is no resource, `dashboard?days=7`; read anew after every command.
 *
 * @param everyMs asks again by itself
 */
export const useAnswer = <Answer>(path: string, everyMs?: number) =>
  useQuery<Answer>({
    queryKey: ['answer', path],
    queryFn: async ({ signal }) => (await httpClient(`${API}/${path}`, { signal })).json,
    refetchInterval: everyMs ?? false,
  });
