import { RecordContextProvider } from 'react-admin';
import { MemberField } from '../ui/MemberField';

/** A member by name, with their page behind it. */
export const MemberName = ({ id }: { readonly id: string }) => (
  <RecordContextProvider value={{ id, member_id: id }}>
    <MemberField source="member_id" />
  </RecordContextProvider>
);
