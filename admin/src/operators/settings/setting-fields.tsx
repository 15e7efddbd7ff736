import { Chip } from '@mui/material';
import { type FieldProps, useFieldValue, useRecordContext, useTranslate } from 'react-admin';
import { useFormats } from '../../ui/useFormats';

/** Renders the name of the setting. */
export const SettingNameField = (_: FieldProps) => {
  const id = useRecordContext()?.id;
  const translate = useTranslate();
  return <span>{translate(`resources.settings.names.${id}`, { _: id })}</span>;
};

/** Renders a value in the format of its kind. */
export const SettingValueField = (props: FieldProps) => {
  const value = useFieldValue(props);
  const isChoice = useRecordContext()?.kind === 'choice';
  const translate = useTranslate();
  const { number } = useFormats();
  if (typeof value === 'number') return <span>{number(value)}</span>;
  if (isChoice) return <span>{translate(`resources.settings.choices.${value}`)}</span>;
  if (typeof value === 'string') return <span>{value || translate('resources.settings.unset')}</span>;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={value ? 'warning' : 'default'}
      label={translate(`resources.settings.${value ? 'on' : 'off'}`)}
    />
  );
};
