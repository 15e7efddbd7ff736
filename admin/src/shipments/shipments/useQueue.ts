import { useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { ParcelResource } from './parcel';

/** The number of parcels on the page. */
const SHOWN = 100;

/** Loads the parcels named in the address, or the oldest sendable ones. They stay on the page after they are sent. */
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
