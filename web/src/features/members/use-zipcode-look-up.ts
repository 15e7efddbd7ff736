import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { getLanguage } from '../../i18n/i18n';
import { findAddresses } from './members.api';
import { isZipcodeToLookUp, type Place, placesOf, type Registration, sharedPlaceOf } from './registration.rules';

interface LookUp {
  readonly status: 'idle' | 'asking' | 'found' | 'several' | 'unknown' | 'failed';
  /** city and town found */
  readonly city?: string;
  /** addresses to choose from when the zip code has several */
  readonly places?: readonly Place[];
}

/** Fills in the address of a zip code, except for fields that the visitor typed in during the look-up. */
export const useZipcodeLookUp = ({ getValues, setValue, clearErrors }: UseFormReturn<Registration>) => {
  const [lookUp, setLookUp] = useState<LookUp>({ status: 'idle' });
  const latest = useRef('');

  const fill = (place: Place, before?: Registration) => {
    for (const field of ['pref_id', 'shiku'] as const) {
      if (before && getValues(field) !== before[field]) continue;
      setValue(field, place[field]);
      clearErrors(field);
    }
  };

  const ask = async (zipcode: string): Promise<LookUp> => {
    const before = getValues();
    const places = placesOf(await findAddresses(zipcode));
    if (places.length === 0) return { status: 'unknown' };
    const shared = sharedPlaceOf(places);
    if (latest.current === zipcode) fill(shared, before);
    return places.length > 1 ? { status: 'several', places } : { status: 'found', city: shared.shiku };
  };

  const onZipcode = async (zipcode: string) => {
    latest.current = zipcode;
    if (!isZipcodeToLookUp(zipcode, getLanguage())) return setLookUp({ status: 'idle' });
    setLookUp({ status: 'asking' });
    // A failed look-up leaves the address to be typed by hand.
    const response = await ask(zipcode).catch((): LookUp => ({ status: 'failed' }));
    if (latest.current === zipcode) setLookUp(response);
  };

  return { lookUp, onZipcode, choose: (place: Place) => fill(place) };
};
