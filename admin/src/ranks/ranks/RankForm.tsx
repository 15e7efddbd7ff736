import { Box } from '@mui/material';
import { maxLength, maxValue, minValue, NumberInput, required, SimpleForm, TextInput } from 'react-admin';
import { GoToFirstError } from '../../ui/GoToFirstError';
import { PicturesInput } from '../../ui/PicturesInput';
import { ReasonInput } from '../../ui/ReasonInput';

const NAME = [required(), maxLength(30)];
const NAME_EN = maxLength(30);
const YEN = [required(), minValue(0), maxValue(10_000_000)];
const COINS = [required(), minValue(0), maxValue(1_000_000)];
const ICON = { width: 96, height: 96 };

const NEW = { name: '', name_en: '', image_url: '', rank_max_price: 5000, rank_coin: 0 };

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  columnGap: 2,
  width: '100%',
};
/** Converts null to the empty string, which the API stores as null. */
const text = (value: string | null): string => value ?? '';

/**
 * Edits a rank.
 * @param isNew true for a rank that does not exist yet
 */
export const RankForm = ({ isNew = false }: { readonly isNew?: boolean }) => (
  <SimpleForm defaultValues={isNew ? NEW : {}} warnWhenUnsavedChanges noValidate sx={{ maxWidth: 900 }}>
    <Box sx={grid}>
      <TextInput source="name" validate={NAME} parse={text} />
      <TextInput source="name_en" validate={NAME_EN} parse={text} helperText="ranks.name_en_help" />
      <NumberInput source="rank_max_price" validate={YEN} min={0} step={1} helperText="ranks.price_help" />
      <NumberInput source="rank_coin" validate={COINS} min={0} step={1} helperText="ranks.coin_help" />
    </Box>
    <PicturesInput source="image_url" purpose="card" most={1} size={ICON} helperText="ranks.icon_help" />
    <ReasonInput optional={isNew} />
    <GoToFirstError />
  </SimpleForm>
);
