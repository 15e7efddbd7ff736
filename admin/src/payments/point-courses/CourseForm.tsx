import { Box } from '@mui/material';
import { BooleanInput, maxLength, maxValue, minValue, NumberInput, required, SimpleForm, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { GoToFirstError } from '../../ui/GoToFirstError';
import { ReasonInput } from '../../ui/ReasonInput';
import { CoursePreview } from './CoursePreview';

const PRICE = [required(), minValue(300), maxValue(50_000)];
const BONUS = [required(), minValue(0), maxValue(50_000)];
const COINS = [required(), minValue(0), maxValue(10_000)];
const PLACE = [required(), minValue(0), maxValue(1_000_000)];
const MEMO = maxLength(200);

const NEW = { price: 1000, bonus_point: 0, bonus_coin: 0, memo: '', memo_en: '', on_sale: false, position: 0 };

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  columnGap: 2,
  width: '100%',
};
/** Converts null to the empty string, which the API stores as null. */
const text = (value: string | null): string => value ?? '';

const Preview = () => <CoursePreview course={useWatch()} />;

/**
 * Edits a course, with a preview for members below.
 * @param isNew true for a course that does not exist yet
 */
export const CourseForm = ({ isNew = false }: { readonly isNew?: boolean }) => (
  <SimpleForm defaultValues={isNew ? NEW : {}} warnWhenUnsavedChanges noValidate sx={{ maxWidth: 900 }}>
    <Box sx={grid}>
      <NumberInput
        source="price"
        validate={PRICE}
        min={300}
        max={50_000}
        step={1}
        helperText="point_courses.price_help"
      />
      <NumberInput source="bonus_point" validate={BONUS} min={0} step={1} helperText="point_courses.bonus_help" />
      <NumberInput source="bonus_coin" validate={COINS} min={0} step={1} />
      <NumberInput source="position" validate={PLACE} min={0} step={1} helperText="point_courses.position_help" />
      <TextInput source="memo" validate={MEMO} parse={text} helperText="point_courses.memo_help" />
      <TextInput source="memo_en" validate={MEMO} parse={text} helperText="point_courses.memo_en_help" />
    </Box>
    <BooleanInput source="on_sale" />
    <Preview />
    <ReasonInput optional={isNew} />
    <GoToFirstError />
  </SimpleForm>
);
