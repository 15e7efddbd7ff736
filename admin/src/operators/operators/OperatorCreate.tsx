import { Create, PasswordInput, required, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { ROLES } from './roles';

/** An owner lets somebody in. */
export const OperatorCreate = () => (
  <Create redirect="show">
    <SimpleForm sx={{ maxWidth: 480 }}>
      <TextInput source="name" validate={required()} fullWidth />
      <TextInput source="mail" type="email" validate={required()} fullWidth />
      <SelectInput source="role" choices={ROLES} validate={required()} fullWidth />
      <PasswordInput source="password" autoComplete="new-password" validate={required()} fullWidth />
      <TextInput source="reason" validate={required()} multiline helperText="commands.reason_help" fullWidth />
    </SimpleForm>
  </Create>
);
