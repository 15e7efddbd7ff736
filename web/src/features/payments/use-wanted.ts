import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { currentUser } from '../../api/session';
import { parseDestination } from '../../paths';
import { computeMissingPoints } from './courses.rules';
import { packToAfford } from './payments.api';

const nothing = { queryKey: ['payments', 'pack', ''], queryFn: async () => null };

/** The pack that the points are for, by the address, and how many points it still needs. */
export const useWanted = () => {
  const wanted = parseDestination(useSearchParams()[0]);
  const { data: user } = useQuery(currentUser);
  const { data: pack } = useSuspenseQuery(wanted.packId ? packToAfford(wanted.packId) : nothing);
  const balance = user?.point ?? 0;
  const isInPoints = pack?.payment_method === '1';
  return {
    wanted,
    pack: isInPoints ? pack : null,
    balance,
    missing: pack ? computeMissingPoints(pack, wanted.num, balance) : 0,
  };
};
