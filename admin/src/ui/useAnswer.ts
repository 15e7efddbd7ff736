import { useQuery } from '@tanstack/react-query';
import type { HttpError } from 'react-admin';
import { API, callApi } from '../providers/httpClient';

const TRIES = 3;

/** What is refused is refused the next time too, and its reason is shown at once; other faults may pass. */
const mayPass = (failures: number, { status }: HttpError): boolean =>
  (!status || status >= 500 || status === 429) && failures < TRIES;

/**
 * What the operators' API answers to a GET that is no resource, `dashboard?days=7`; read anew after every command.
 *
 * @param everyMs asks again by itself
 * @param enabled whether it is asked at all: not what the operator may not know
 */
export const useApiQuery = <Data>(path: string, everyMs?: number, enabled = true) =>
  useQuery<Data, HttpError>({
    queryKey: ['answer', path],
    queryFn: async ({ signal }) => (await callApi(`${API}/${path}`, { signal })).json,
    enabled,
    retry: mayPass,
    refetchInterval: everyMs ?? false,
  });
