import { FunctionField, ReferenceField } from 'react-admin';
import { formatFullName } from './fullName';

interface MemberFieldProps {
  readonly source: string;
}

/** A member by name, since nobody knows an id by heart, with their page behind it. */
export const MemberField = ({ source }: MemberFieldProps) => (
  <ReferenceField source={source} reference="members" link="show">
    <FunctionField render={formatFullName} />
  </ReferenceField>
);
