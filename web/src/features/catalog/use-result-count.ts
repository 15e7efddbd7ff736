import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../../ui/pager.rules';
import { buildPacksQuery } from './catalog.api';
import { choiceOf } from './catalog.rules';

/** How many packs the address finds; undefined until the shop has told. */
export const useResultCount = (type: string): number | undefined => {
  const [query] = useSearchParams();
  // The list beside it asks for the same.
  return useQuery({ ...buildPacksQuery(type, pageOf(query), choiceOf(query)), enabled: false }).data?.total;
};
