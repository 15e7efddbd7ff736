import { SelectInput, useGetMany } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { formatFullName, type Person } from '../../ui/fullName';

interface ForfeitProps {
  readonly id: string;
  readonly caseId: string;
  /** All members of the case. */
  readonly members: readonly string[];
}

/** Forfeits everything that a member of the case owns, after a second operator approves. */
export const ForfeitButton = ({ id, caseId, members }: ForfeitProps) => {
  const others = members.filter((one) => one !== id);
  const { data = [] } = useGetMany<Person & { readonly id: string }>('members', { ids: others });
  return (
    <CommandButton
      resource="members"
      command="forfeit"
      record={{ id }}
      danger
      defaults={{ case_id: caseId }}
      explanation={<Explained words="abuse.explain_forfeit" />}
      fields={
        others.length > 0 && (
          <SelectInput
            source="duplicate_of"
            label="abuse.keeps"
            choices={data.filter(Boolean).map((one) => ({ id: one.id, name: formatFullName(one) }))}
            translateChoice={false}
          />
        )
      }
    />
  );
};
