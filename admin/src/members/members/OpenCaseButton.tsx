import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';

interface OpenCaseProps {
  readonly record?: { readonly id: string };
  /** Another account that is in the case too. */
  readonly other?: string;
}

/** Opens a case of abuse of a member: nothing is forfeited but from one. */
export const OpenCaseButton = ({ record, other }: OpenCaseProps) => (
  <CommandButton
    resource="members"
    command="open-case"
    {...(record && { record: { id: record.id } })}
    {...(other && { defaults: { with: other } })}
    explanation={<Explained words="members.explain_open_case" />}
  />
);
