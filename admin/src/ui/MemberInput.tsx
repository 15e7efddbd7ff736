import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { formatFullName, type Person } from './fullName';

interface MemberInputProps {
  readonly source: string;
  /** True for a filter that is always visible. */
  readonly alwaysOn?: boolean;
  readonly label?: string;
}

const optionOf = (member: Person & { readonly mail: string }): string => `${formatFullName(member)} · ${member.mail}`;
const searchFor = (q: string) => (q === '' ? {} : { q });

/** Filters by one member, found by mail, name, phone or id. */
export const MemberInput = ({ source, label }: MemberInputProps) => (
  <ReferenceInput source={source} reference="members" perPage={10} sort={{ field: 'created', order: 'DESC' }}>
    <AutocompleteInput label={label} optionText={optionOf} filterToQuery={searchFor} sx={{ minWidth: 260 }} />
  </ReferenceInput>
);
