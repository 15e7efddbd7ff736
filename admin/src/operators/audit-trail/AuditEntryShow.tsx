import { Labeled, Show, SimpleShowLayout, TextField } from 'react-admin';
import { TimeField } from '../../ui/fields';
import {
  AmountField,
  CommandField,
  OperatorField,
  OutcomeField,
  ReasonCodeField,
  ResourceField,
  SubjectField,
} from './audit-fields';
import { Changes } from './Changes';

/** Renders one audit entry, which nobody can change. */
export const AuditEntryShow = () => (
  <Show actions={false}>
    <SimpleShowLayout>
      <TimeField source="at" />
      <OperatorField source="operator_name" />
      <TextField source="approved_by_name" emptyText="—" />
      <ResourceField source="resource" />
      <SubjectField source="subject_name" />
      <CommandField source="command" />
      <AmountField source="amount" />
      <Labeled source="changes">
        <Changes />
      </Labeled>
      <ReasonCodeField source="reason_code" />
      <Labeled source="reason">
        <TextField source="reason" sx={{ whiteSpace: 'pre-wrap' }} />
      </Labeled>
      <OutcomeField source="outcome" />
      <TextField source="address" emptyText="—" />
    </SimpleShowLayout>
  </Show>
);
