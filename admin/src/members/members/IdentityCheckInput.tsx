import { CheckboxGroupInput, required } from 'react-admin';

const CHECKS = ['licence', 'passport', 'phone-call', 'past-draws', 'payment', 'other'].map((id) => ({
  id,
  name: `members.checks.${id}`,
}));

/** How the operator made sure that it is the member; the API takes no such command without it. */
export const IdentityCheckInput = () => (
  <CheckboxGroupInput
    source="checked"
    label="members.checked"
    choices={CHECKS}
    validate={required()}
    helperText="members.checked_help"
  />
);
