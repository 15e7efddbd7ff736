import {
  BooleanInput,
  Labeled,
  NumberInput,
  required,
  SelectInput,
  TextField,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { Facts } from '../../ui/Facts';
import { TimeField } from '../../ui/fields';
import { ResourceShow } from '../../ui/ResourceShow';
import { SettingNameField, SettingValueField } from './setting-fields';

const Explanation = () => {
  const words = `resources.settings.explain.${useRecordContext()?.id}`;
  return useTranslate()(words, { _: '' }) === '' ? null : <Explained words={words} />;
};

/** Returns the input for the kind of the setting. */
const valueInput = ({ kind, least, most, choices }: Record<string, unknown>) => {
  if (kind === 'flag') return <BooleanInput source="value" />;
  if (kind === 'whole')
    return <NumberInput source="value" min={Number(least)} max={Number(most)} step={1} validate={required()} />;
  if (kind === 'text') return <TextInput source="value" parse={(text) => text} fullWidth />;
  const named = (choices as string[]).map((id) => ({ id, name: `resources.settings.choices.${id}` }));
  return <SelectInput source="value" choices={named} validate={required()} />;
};

const Commands = () => {
  const setting = useRecordContext();
  if (!setting) return null;
  if (setting.id !== 'maintenance')
    return <CommandButton command="change" fields={valueInput(setting)} defaults={{ value: setting.value }} />;
  return (
    <CommandButton
      command="maintenance"
      label={`resources.settings.${setting.value ? 'end' : 'start'}_maintenance`}
      explanation={<Explained words="resources.settings.explain.maintenance" />}
      danger={!setting.value}
      transform={() => ({ on: !setting.value })}
    />
  );
};

export const SettingShow = () => (
  <ResourceShow commands={<Commands />} title={<SettingNameField source="id" />}>
    <Explanation />
    <Facts>
      <Labeled source="id">
        <SettingNameField source="id" />
      </Labeled>
      <Labeled source="value">
        <SettingValueField source="value" />
      </Labeled>
      <Labeled source="initial">
        <SettingValueField source="initial" />
      </Labeled>
      <Labeled source="changed_at">
        <TimeField source="changed_at" />
      </Labeled>
      <Labeled source="changed_by">
        <TextField source="changed_by" />
      </Labeled>
    </Facts>
  </ResourceShow>
);
