import type { Addressee } from './draws.api';

const OVERSEAS_PREF_ID = 99;

const joined = (parts: readonly string[], between: string): string => parts.filter(Boolean).join(between);

/** Returns true for a known address; every address has a street. */
export const isAddressKnown = ({ address }: Pick<Addressee, 'address'>): boolean => address !== '';

/**
 * Returns the lines of a shipping label, the name last. Addresses within Japan run from region to street, others the
 * other way round.
 */
export const formatAddressLines = (to: Addressee): string[] =>
  (Number(to.pref_id) === OVERSEAS_PREF_ID
    ? [
        to.building,
        to.address,
        joined([to.shiku, to.zipcode], ' '),
        to.province,
        joined([to.firstName, to.middleName, to.lastName], ' '),
      ]
    : [
        `〒${to.zipcode.replace(/^(\d{3})(\d{4})$/, '$1-$2')}`,
        joined([to.pref_name, to.shiku, to.address], ''),
        to.building,
        `${joined([to.lastName, to.firstName], ' ')} 様`,
      ]
  ).filter(Boolean);
