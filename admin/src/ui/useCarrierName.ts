import { useLocale } from 'react-admin';
import { toCarrierName } from '../../../services/shipments/streams/carriers.shared.js';
import { languageOf } from '../providers/languages';

/** Returns a function that names a carrier in the current language. An unknown carrier keeps its own name. */
export const useCarrierName = (): ((carrier: string) => string) => {
  const language = languageOf(useLocale());
  return (carrier) => toCarrierName(carrier, language);
};
