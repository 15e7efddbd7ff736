import { Create, PasswordInput, required, SimpleForm, TextInput } from 'react-admin';
import { ApprovalAlert } from '../../ui/ApprovalAlert';
import { RoleInput } from './RoleInput';

/** Creates an account for an operator. */
export const OperatorCreate = () => (
  <Create redirect="show">
    <SimpleForm sx={{ maxWidth: 480 }}>
      <TextInput source="name" validate={required()} fullWidth />
      <TextInput source="mail" type="email" validate={required()} fullWidth />
      <RoleInput />
      <PasswordInput source="password" autoComplete="new-password" validate={required()} fullWidth />
      <ApprovalAlert />
      <TextInput source="reason" validate={required()} multiline helperText="commands.reason_help" fullWidth />
    </SimpleForm>
  </Create>
);
