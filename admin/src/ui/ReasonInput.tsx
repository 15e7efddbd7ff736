import { required, TextInput } from 'react-admin';
import { ApprovalAlert } from './ApprovalAlert';
import { StaleAlert } from './StaleAlert';

const REQUIRED = required();

/** Why something is edited; a thing that is new, or a draft, needs no reason. Above it stands that it was edited meanwhile, or that it waits for a second operator. */
export const ReasonInput = ({ optional = false }: { readonly optional?: boolean }) => (
  <>
    <StaleAlert />
    <ApprovalAlert />
    <TextInput
      source="reason"
      label="ui.reason"
      helperText="ui.reason_help"
      validate={optional ? undefined : REQUIRED}
      slotProps={{ htmlInput: { maxLength: 500 } }}
      fullWidth
    />
  </>
);
