import { CheckboxGroupInput, required } from 'react-admin';

const CHECKS = ['licence', 'passport', 'phone-call', 'past-draws', 'payment', 'other'].map((id) => ({
  id,
  name: `members.checks.${id}`,
}));

/** Asks how the operator verified the member's identity. The API requires it for these commands. */
export const IdentityCheckInput = () => (
  <CheckboxGroupInput
    source="checked"
    label="members.checked"
    choices={CHECKS}
    validate={required()}
    helperText="members.checked_help"
  />
);
