import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { currentLanguage } from '../../i18n/i18n';
import { findAddress, type ZipcodeAddress } from './members.api';
import { isZipcodeToLookUp, type Registration } from './registration.rules';

interface LookUp {
  readonly status: 'idle' | 'asking' | 'found' | 'unknown' | 'failed';
  /** The city and town that were found. */
  readonly city?: string;
}

/** Fills the address in for a zip code, but for what the visitor has typed while it was looked up. */
export const useZipcodeLookUp = ({ getValues, setValue, clearErrors }: UseFormReturn<Registration>) => {
  const [lookUp, setLookUp] = useState<LookUp>({ status: 'idle' });
  const latest = useRef('');

  const fill = (before: Registration, found: Partial<Registration>) => {
    for (const field of ['pref_id', 'shiku'] as const) {
      if (getValues(field) !== before[field]) continue;
      setValue(field, found[field] ?? '');
      clearErrors(field);
    }
  };

  const ask = async (zipcode: string): Promise<LookUp> => {
    const before = getValues();
    const found = await findAddress(zipcode);
    if (!found) return { status: 'unknown' };
    const city = cityOf(found);
    if (latest.current === zipcode) fill(before, { pref_id: String(Number(found.prefcode)), shiku: city });
    return { status: 'found', city };
  };

  const onZipcode = async (zipcode: string) => {
    latest.current = zipcode;
    if (!isZipcodeToLookUp(zipcode, currentLanguage())) return setLookUp({ status: 'idle' });
    setLookUp({ status: 'asking' });
    // The look-up is a help: without it the address is typed by hand.
    const answer = await ask(zipcode).catch((): LookUp => ({ status: 'failed' }));
    if (latest.current === zipcode) setLookUp(answer);
  };

  return { lookUp, onZipcode };
};

const cityOf = ({ address2, address3 }: ZipcodeAddress): string => address2 + address3;
