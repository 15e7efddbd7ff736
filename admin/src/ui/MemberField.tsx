import { FunctionField, ReferenceField } from 'react-admin';
import { formatFullName } from './fullName';

interface MemberFieldProps {
  readonly source: string;
}

/** Renders a member's name as a link to their page. */
export const MemberField = ({ source }: MemberFieldProps) => (
  <ReferenceField source={source} reference="members" link="show">
    <FunctionField render={formatFullName} />
  </ReferenceField>
);
