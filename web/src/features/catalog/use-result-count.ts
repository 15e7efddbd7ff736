import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../../ui/pager.rules';
import { buildPacksQuery } from './catalog.api';
import { choiceOf } from './catalog.rules';

/** Returns the number of packs that the address finds; undefined while it loads. */
export const useResultCount = (type: string): number | undefined => {
  const [query] = useSearchParams();
  // The list on the same page fetches this query.
  return useQuery({ ...buildPacksQuery(type, pageOf(query), choiceOf(query)), enabled: false }).data?.total;
};
