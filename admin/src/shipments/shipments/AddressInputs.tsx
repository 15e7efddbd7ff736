import { useQuery } from '@tanstack/react-query';
import { AutocompleteInput, required, TextInput, useLocale } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { callApi } from '../../providers/httpClient';
import type { ParcelResource } from './parcel';

const OVERSEAS = 99;
const FIELDS = ['name', 'tel', 'zipcode', 'pref_id', 'province', 'shiku', 'address', 'building'] as const;

/** Returns the prefectures that members choose from, and overseas. */
const usePrefectures = () => {
  const locale = useLocale();
  return useQuery<readonly { readonly id: number; readonly name: string }[]>({
    queryKey: ['prefectures', locale],
    queryFn: async () => (await callApi('/api/user/pref_list')).json.list,
    staleTime: Number.POSITIVE_INFINITY,
  });
};

/** Returns the parcel's current address as the initial values of the fields. */
export const addressOf = (parcel: ParcelResource): object =>
  Object.fromEntries(FIELDS.map((field) => [field, parcel[field]]));

/** Builds the API request: the digits of zip code and phone number, without separators. */
export const normalizeAddress = (values: Record<string, unknown>): object => {
  const digits = (value: unknown) =>
    String(value ?? '')
      .normalize('NFKC')
      .replace(/[\s‐‑–—―−ー-]/g, '');
  const address = Object.fromEntries(FIELDS.map((field) => [field, values[field] ?? '']));
  const isOverseas = values.pref_id === OVERSEAS;
  return { ...address, tel: digits(values.tel), zipcode: isOverseas ? address.zipcode : digits(values.zipcode) };
};

/** Renders the fields of an address in the order of an envelope. */
export const AddressInputs = () => {
  const { data = [] } = usePrefectures();
  const { pref_id } = useWatch();
  return (
    <>
      <TextInput source="name" validate={required()} autoComplete="off" />
      <TextInput source="zipcode" validate={pref_id === OVERSEAS ? [] : required()} autoComplete="off" />
      <AutocompleteInput source="pref_id" choices={[...data]} validate={required()} />
      {pref_id === OVERSEAS && <TextInput source="province" validate={required()} autoComplete="off" />}
      <TextInput source="shiku" validate={required()} autoComplete="off" />
      <TextInput source="address" validate={required()} autoComplete="off" />
      <TextInput source="building" autoComplete="off" />
      <TextInput source="tel" validate={required()} autoComplete="off" inputMode="tel" />
    </>
  );
};
