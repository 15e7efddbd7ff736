import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';

interface OpenCaseProps {
  readonly record?: { readonly id: string };
  /** A second account that joins the case. */
  readonly other?: string;
}

/** Opens an abuse case about a member. Forfeiture is possible only from a case. */
export const OpenCaseButton = ({ record, other }: OpenCaseProps) => (
  <CommandButton
    resource="members"
    command="open-case"
    {...(record && { record: { id: record.id } })}
    {...(other && { defaults: { with: other } })}
    explanation={<Explained words="members.explain_open_case" />}
  />
);
