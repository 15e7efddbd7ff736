import { required, SelectInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ROLES } from './roles';

/** Chooses a role and explains its permissions. */
export const RoleInput = () => {
  const translate = useTranslate();
  const role = useWatch({ name: 'role' });
  const help = role ? translate(`resources.operators.role_notes.${role}`) : undefined;
  return <SelectInput source="role" choices={ROLES} validate={required()} helperText={help} fullWidth />;
};
