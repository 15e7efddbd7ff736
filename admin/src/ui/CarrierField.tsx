import { type FieldProps, useFieldValue } from 'react-admin';
import { useCarrierName } from './useCarrierName';

/** Renders the name of a carrier. Its own file keeps the carrier rules out of pages that show none. */
export const CarrierField = (props: FieldProps) => {
  const nameOf = useCarrierName();
  const value = useFieldValue(props);
  return value ? <span>{nameOf(value)}</span> : null;
};
