import { useQuery } from '@tanstack/react-query';
import { currentUser } from '../../api/session';
import { type Pack, usedUp } from './catalog.api';
import { findUndrawableReason, type UndrawableReason } from './catalog.rules';

/** Returns the reason why the current visitor or member cannot draw a pack now, or null. */
export const useUndrawableReason = (pack: Pack): UndrawableReason | null => {
  const { data: user } = useQuery(currentUser);
  // Limits are loaded only for packs that have any.
  const counts = pack.can_limit > 0 || pack.conditions.length > 0;
  const { data } = useQuery({ ...usedUp, enabled: counts && user?.is_login === '1' });
  return findUndrawableReason(pack, data);
};
