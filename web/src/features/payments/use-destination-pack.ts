import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { currentUser } from '../../api/session';
import { parseDestination } from '../../paths';
import { computeMissingPoints } from './courses.rules';
import { buildPackToAffordQuery } from './payments.api';

const nothing = { queryKey: ['payments', 'pack', ''], queryFn: async () => null };

/** Returns the pack of the address that the points are for, and the points that it still needs. */
export const useDestinationPack = () => {
  const destination = parseDestination(useSearchParams()[0]);
  const { data: user } = useQuery(currentUser);
  const { data: pack } = useSuspenseQuery(destination.packId ? buildPackToAffordQuery(destination.packId) : nothing);
  const balance = user?.point ?? 0;
  const isInPoints = pack?.payment_method === '1';
  return {
    destination,
    pack: isInPoints ? pack : null,
    balance,
    missing: pack ? computeMissingPoints(pack, destination.num, balance) : 0,
  };
};
