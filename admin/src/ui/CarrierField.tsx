import { type FieldProps, useFieldValue } from 'react-admin';
import { useCarrierName } from './useCarrierName';

/** A carrier by its name. A file of its own keeps what the shop knows of carriers out of pages that show none. */
export const CarrierField = (props: FieldProps) => {
  const nameOf = useCarrierName();
  const value = useFieldValue(props);
  return value ? <span>{nameOf(value)}</span> : null;
};
