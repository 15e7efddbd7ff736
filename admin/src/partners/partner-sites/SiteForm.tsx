import { Box } from '@mui/material';
import {
  BooleanInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  PasswordInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { GoToFirstError } from '../../ui/GoToFirstError';
import { ReasonInput } from '../../ui/ReasonInput';
import { DIRECTIONS } from './site';

const NAME = [required(), maxLength(50)];
const NAME_EN = maxLength(50);
const ADDRESS = [required(), maxLength(300)];
const KEY_ID = [required(), maxLength(64)];
const SECRET = maxLength(200);
const NEW_SECRET = [required(), SECRET];
const LIMIT = [required(), minValue(0), maxValue(10_000_000)];

const NEW = {
  name: '',
  name_en: '',
  base_url: '',
  key_id: '',
  secret: '',
  direction: 'in',
  daily_limit: 0,
  open: false,
};

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  columnGap: 2,
  width: '100%',
};
/** Converts null to the empty string, which the API stores as null. */
const text = (value: string | null): string => value ?? '';

/**
 * Edits a partner site.
 * @param isNew true for a site that does not exist yet
 */
export const SiteForm = ({ isNew = false }: { readonly isNew?: boolean }) => (
  <SimpleForm defaultValues={isNew ? NEW : { secret: '' }} warnWhenUnsavedChanges noValidate sx={{ maxWidth: 900 }}>
    <Box sx={grid}>
      <TextInput source="name" validate={NAME} parse={text} />
      <TextInput source="name_en" validate={NAME_EN} parse={text} helperText="partners.name_en_help" />
      <SelectInput source="direction" choices={DIRECTIONS} validate={required()} />
      <NumberInput source="daily_limit" validate={LIMIT} min={0} step={1} helperText="partners.limit_help" />
      <TextInput source="base_url" validate={ADDRESS} parse={text} helperText="partners.address_help" />
      <TextInput source="key_id" validate={KEY_ID} parse={text} />
      <PasswordInput
        source="secret"
        validate={isNew ? NEW_SECRET : SECRET}
        parse={text}
        autoComplete="new-password"
        helperText={isNew ? 'partners.secret_help' : 'partners.secret_kept_help'}
      />
      <BooleanInput source="open" helperText="partners.open_help" />
    </Box>
    <ReasonInput optional={isNew} />
    <GoToFirstError />
  </SimpleForm>
);
