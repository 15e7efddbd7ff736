import type { Addressee } from './draws.api';

const OVERSEAS_PREF_ID = 99;

const joined = (parts: readonly string[], between: string): string => parts.filter(Boolean).join(between);

/** Whether the shop knows where to send something: every address has a street. */
export const isAddressKnown = ({ address }: Pick<Addressee, 'address'>): boolean => address !== '';

/**
 * An address as it stands on the parcel, line by line, the person last: within Japan from the large to the small,
 * overseas the other way round.
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
