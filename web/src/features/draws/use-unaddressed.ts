import { useQuery } from '@tanstack/react-query';
import { isAddressKnown } from './address.rules';
import { addressee } from './draws.api';

/** Whether a parcel still waits for its member's address: one that was just given reaches the parcel a moment later. */
export const useUnaddressed = (needsAddress: boolean): boolean => {
  const { data: person } = useQuery({ ...addressee, enabled: needsAddress });
  return needsAddress && !(person && isAddressKnown(person));
};
