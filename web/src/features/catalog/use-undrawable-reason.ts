import { useQuery } from '@tanstack/react-query';
import { currentUser } from '../../api/session';
import { type Pack, usedUp } from './catalog.api';
import { findUndrawableReason, type UndrawableReason } from './catalog.rules';

/** Why whoever is there cannot draw a pack now; null where they can. */
export const useUndrawableReason = (pack: Pack): UndrawableReason | null => {
  const { data: user } = useQuery(currentUser);
  // Of packs for everybody, without a limit, nothing is counted.
  const counts = pack.can_limit > 0 || pack.conditions.length > 0;
  const { data } = useQuery({ ...usedUp, enabled: counts && user?.is_login === '1' });
  return findUndrawableReason(pack, data);
};
