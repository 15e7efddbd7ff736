import { useQuery } from '@tanstack/react-query';
import { currentUser } from '../../api/session';
import { type Pack, usedUp } from './catalog.api';
import { type WhyNot, whyNotDrawn } from './catalog.rules';

/** Why whoever is there cannot draw a pack now; null where they can. */
export const useWhyNot = (pack: Pack): WhyNot | null => {
  const { data: user } = useQuery(currentUser);
  const { data: full } = useQuery({ ...usedUp, enabled: pack.can_limit > 0 && user?.is_login === '1' });
  return whyNotDrawn(pack, full?.includes(pack.id));
};
