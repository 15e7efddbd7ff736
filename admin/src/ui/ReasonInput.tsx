import { required, TextInput } from 'react-admin';
import { ApprovalAlert } from './ApprovalAlert';
import { StaleAlert } from './StaleAlert';

const REQUIRED = required();

/**
 * Asks for the reason of an edit; optional for a new record or a draft.
 * Above it appear notes that the record was edited meanwhile, or that a second operator must approve.
 */
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
