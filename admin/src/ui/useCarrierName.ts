import { useLocale } from 'react-admin';
import { carrierName } from '../../../services/shipments/streams/carriers.shared.js';
import { languageOf } from '../providers/languages';

/** Returns how the current language names a carrier, given its code or the name of one that the shop does not know. */
export const useCarrierName = (): ((carrier: string) => string) => {
  const language = languageOf(useLocale());
  return (carrier) => carrierName(carrier, language);
};
