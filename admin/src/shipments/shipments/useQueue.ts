import { useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { ParcelResource } from './parcel';

/** Parcels on the page at once. */
const SHOWN = 100;

/** The parcels that can go: those that the address names, or the oldest. They stay while they are worked off. */
export const useQueue = () => {
  const [search] = useSearchParams();
  const ids = search.get('ids')?.split(',').filter(Boolean);
  return useGetList<ParcelResource>(
    'shipments',
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'requested_at', order: 'ASC' },
      filter: { status: 'requested', held: 'false', ...(ids ? { id: ids } : {}) },
    },
    { refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always' },
  );
};
