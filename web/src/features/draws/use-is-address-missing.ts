import { useQuery } from '@tanstack/react-query';
import { memberDetail } from '../../queries/member-detail';
import { isAddressKnown } from './address.rules';

/**
 * Returns true while a parcel waits for an address. A new address of the member reaches the parcel with a delay, so it
 * is checked first.
 */
export const useIsAddressMissing = (needsAddress: boolean): boolean => {
  const { data: person } = useQuery({ ...memberDetail, enabled: needsAddress });
  return needsAddress && !(person && isAddressKnown(person));
};
