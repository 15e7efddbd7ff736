import { useQuery } from '@tanstack/react-query';
import { memberDetail } from '../../queries/member-detail';
import { isAddressKnown } from './address.rules';

/** Whether a parcel still waits for its member's address: one that was just given reaches the parcel a moment later. */
export const useUnaddressed = (needsAddress: boolean): boolean => {
  const { data: person } = useQuery({ ...memberDetail, enabled: needsAddress });
  return needsAddress && !(person && isAddressKnown(person));
};
