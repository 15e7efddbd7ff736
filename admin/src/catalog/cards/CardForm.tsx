import { Box } from '@mui/material';
import {
  BooleanInput,
  maxLength,
  minValue,
  NumberInput,
  regex,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { PicturesInput } from '../../ui/PicturesInput';
import { ReasonInput } from '../../ui/ReasonInput';
import { CardFactsInputs } from './CardFactsInputs';
import { grid, PORTRAIT, text } from './inputs';
import { RARITIES } from './rarities';

const NAME = [required(), maxLength(100)];
const AMOUNT = [required(), minValue(0)];
const CODE = regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'cards.code_rule');

const NEW = {
  image_url: '',
  model_number: '',
  rarity: 0,
  rarity_label: 'N',
  cost_yen: 0,
  no_reduction: '0',
  special_remarks: '',
  movie_url: '',
  set_name: '',
  set_name_en: '',
  back_image_url: '',
  condition: '',
  grader: '',
  grade: '',
  certificate_number: '',
  reference_yen: null,
  reference_source: '',
  reference_url: '',
  reference_day: '',
};

/** @param isNew true if the card has no code yet */
export const CardForm = ({ isNew = false }: { readonly isNew?: boolean }) => (
  <SimpleForm defaultValues={NEW} warnWhenUnsavedChanges sx={{ maxWidth: 1100 }}>
    <Box sx={grid}>
      {isNew && <TextInput source="id" validate={CODE} helperText="cards.code_help" />}
      <TextInput source="name" validate={NAME} />
      <TextInput source="name_en" validate={NAME} />
      <TextInput source="model_number" validate={maxLength(50)} parse={text} />
      <SelectInput source="rarity" choices={RARITIES} validate={required()} />
      <TextInput source="rarity_label" validate={maxLength(20)} parse={text} />
      <NumberInput source="buy_point" validate={AMOUNT} min={0} step={1} />
      <NumberInput source="cost_yen" validate={AMOUNT} min={0} step={1} helperText="cards.cost_help" />
      <TextInput source="special_remarks" validate={maxLength(200)} parse={text} />
      <TextInput source="movie_url" parse={text} helperText="cards.movie_help" />
    </Box>
    <BooleanInput source="no_reduction" format={(value) => value === '1'} parse={(on) => (on ? '1' : '0')} />
    <PicturesInput source="image_url" purpose="card" most={1} size={PORTRAIT} />
    <CardFactsInputs />
    <ReasonInput optional={isNew} />
  </SimpleForm>
);
