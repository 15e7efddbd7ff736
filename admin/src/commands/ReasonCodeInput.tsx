import { required, SelectInput } from 'react-admin';
import { reasonCodesOf } from '../../../services/platform/console-api/commands/reason-codes.shared.js';

const NEEDED = required();

interface ReasonCodeInputProps {
  readonly resource: string;
  readonly command: string;
}

/** Renders a choice of the command's reason codes, required where value moves. */
export const ReasonCodeInput = ({ resource, command }: ReasonCodeInputProps) => {
  const { codes, isRequired } = reasonCodesOf(resource, command);
  return (
    <SelectInput
      source="reason_code"
      label="commands.reason_code"
      choices={codes.map((id) => ({ id, name: `commands.reason_codes.${id}` }))}
      validate={isRequired ? NEEDED : undefined}
      fullWidth
    />
  );
};
