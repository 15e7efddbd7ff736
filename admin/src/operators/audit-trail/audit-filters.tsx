import {
  ReferenceInput,
  SelectInput,
  TextInput,
  useGetIdentity,
  useGetResourceLabel,
  useResourceDefinitions,
  useTranslate,
} from 'react-admin';
import { REASON_CODES } from '../../../../services/platform/console-api/commands/reason-codes.shared.js';
import { TokyoTimeInput } from '../../ui/TokyoTimeInput';

interface FilterProps {
  readonly source: string;
}

const OUTCOMES = ['done', 'refused', 'begun', 'failed'].map((id) => ({ id, name: `timeline.outcomes.${id}` }));

const REASON_CODE_CHOICES = REASON_CODES.map((id) => ({ id, name: `commands.reason_codes.${id}` }));

const ResourceInput = ({ source }: FilterProps) => {
  const label = useGetResourceLabel();
  const choices = Object.keys(useResourceDefinitions()).map((id) => ({ id, name: label(id, 1) }));
  return <SelectInput source={source} choices={choices} translateChoice={false} />;
};

/** Chooses a command, named as its resource names it. */
const CommandInput = ({ source }: FilterProps) => {
  const translate = useTranslate();
  const may: readonly string[] = useGetIdentity().identity?.may ?? [];
  const names = new Map<string, Set<string>>();
  for (const permission of may) {
    const [resource, command = ''] = permission.split('.');
    const name = translate(`resources.${resource}.commands.${command}`, { _: '' });
    if (name !== '') names.set(command, (names.get(command) ?? new Set()).add(name));
  }
  const choices = [...names].map(([id, all]) => ({ id, name: [...all].join(' / ') }));
  return <SelectInput source={source} choices={choices} translateChoice={false} />;
};

export const AUDIT_FILTERS = [
  <TextInput key="q" source="q" alwaysOn sx={{ width: 380, maxWidth: '100%' }} />,
  <TokyoTimeInput key="from" source="from" />,
  <TokyoTimeInput key="to" source="to" />,
  <ResourceInput key="resource" source="resource" />,
  <CommandInput key="command" source="command" />,
  <SelectInput key="reason_code" source="reason_code" choices={REASON_CODE_CHOICES} />,
  <SelectInput key="outcome" source="outcome" choices={OUTCOMES} />,
];

/** The filter by operator, for those who may see the others. */
export const BY_OPERATOR = (
  <ReferenceInput key="operator_id" source="operator_id" reference="operators">
    <SelectInput label="resources.audit-trail.fields.operator_id" optionText="name" />
  </ReferenceInput>
);
