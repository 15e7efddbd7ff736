import { Labeled, Show, SimpleShowLayout, TextField } from 'react-admin';
import { TimeField } from '../../ui/fields';
import { CommandField, OutcomeField, ResourceField, SubjectField } from './act-fields';

/** One act; nobody can change it. */
export const ActShow = () => (
  <Show actions={false}>
    <SimpleShowLayout>
      <TimeField source="at" />
      <TextField source="operator_name" />
      <ResourceField source="resource" />
      <SubjectField source="resource_id" />
      <CommandField source="command" />
      <Labeled source="reason">
        <TextField source="reason" sx={{ whiteSpace: 'pre-wrap' }} />
      </Labeled>
      <OutcomeField source="outcome" />
    </SimpleShowLayout>
  </Show>
);
