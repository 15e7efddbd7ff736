import { RecordContextProvider } from 'react-admin';
import { MemberField } from '../ui/MemberField';

/** Renders a member's name as a link to their page. */
export const MemberName = ({ id }: { readonly id: string }) => (
  <RecordContextProvider value={{ id, member_id: id }}>
    <MemberField source="member_id" />
  </RecordContextProvider>
);
