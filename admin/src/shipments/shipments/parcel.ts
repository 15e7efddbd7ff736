import type {
  FormerAddress,
  ParcelCards,
  ParcelResource,
} from '../../../../services/shipments/wire/parcel.contract.js';

export type { FormerAddress, ParcelCards, ParcelResource };

export const STATE_COLOURS = { requested: 'warning', shipped: 'success', returned: 'error' } as const;

/** Returns true if the member has given no address. An existing address always has a street. */
export const hasNoAddress = ({ address }: Pick<ParcelResource, 'address'>): boolean => address === '';

const hasText = (line: string): boolean => line.trim() !== '';

/** Returns the lines of the place: from large to small in Japan, from small to large elsewhere. */
export const placeLines = ({ zipcode, prefecture, province, shiku, address, building }: FormerAddress): string[] => {
  const lines = prefecture
    ? [`〒${zipcode.replace(/^(\d{3})(\d{4})$/, '$1-$2')}`, `${prefecture}${shiku}${address}`, building]
    : [building, address, `${shiku} ${zipcode}`, province];
  return lines.filter(hasText);
};

/** Returns the lines of an envelope. */
export const toAddressLines = (to: FormerAddress): string[] => {
  const lines = to.prefecture ? [...placeLines(to), `${to.name} 様`, to.tel] : [to.name, ...placeLines(to), to.tel];
  return lines.filter(hasText);
};
