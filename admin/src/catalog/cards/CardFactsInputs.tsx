import { Box, Typography } from '@mui/material';
import { DateInput, maxLength, minValue, NumberInput, regex, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { CONDITIONS, GRADERS, type Grader, gradesOf } from '../../../../services/catalog/streams/grading.shared.js';
import { PicturesInput } from '../../ui/PicturesInput';
import { grid, PORTRAIT, text } from './inputs';

const CONDITION_CHOICES = CONDITIONS.map((id) => ({ id, name: `cards.conditions.${id}` }));
const GRADER_CHOICES = GRADERS.map((id) => ({ id, name: id }));
const CERTIFICATE = regex(/^[0-9A-Za-z-]{0,20}$/, 'cards.certificate_rule');
const OUTSIDE = regex(/^$|^https:\/\/\S+$/i, 'cards.outside_rule');

/** Renders the inputs of the facts that collectors look for. All of them may stay empty. */
export const CardFactsInputs = () => (
  <>
    <Heading words="cards.set" />
    <Box sx={grid}>
      <TextInput source="set_name" validate={maxLength(100)} parse={text} />
      <TextInput source="set_name_en" validate={maxLength(100)} parse={text} />
    </Box>
    <PicturesInput source="back_image_url" purpose="card" most={1} size={PORTRAIT} helperText="cards.back_help" />
    <Heading words="cards.grading" help="cards.grading_help" />
    <Box sx={grid}>
      <SelectInput source="condition" choices={CONDITION_CHOICES} parse={text} />
      <GradeInputs />
      <TextInput source="certificate_number" validate={CERTIFICATE} parse={text} helperText="cards.certificate_help" />
    </Box>
    <Heading words="cards.reference" help="cards.reference_help" />
    <Box sx={grid}>
      <NumberInput source="reference_yen" validate={minValue(1)} min={1} step={1} />
      <TextInput source="reference_source" validate={maxLength(100)} parse={text} />
      <TextInput source="reference_url" validate={[maxLength(500), OUTSIDE]} parse={text} />
      <DateInput source="reference_day" parse={text} />
    </Box>
  </>
);

/** Renders the grading company and the grade. Another company clears the grade. */
const GradeInputs = () => {
  const grader: Grader | '' = useWatch({ name: 'grader' }) ?? '';
  const { setValue } = useFormContext();
  const grades = gradesOf(grader).map((id) => ({ id, name: id }));
  return (
    <>
      <SelectInput
        source="grader"
        choices={GRADER_CHOICES}
        translateChoice={false}
        parse={text}
        onChange={() => setValue('grade', '', { shouldDirty: true })}
      />
      <SelectInput source="grade" choices={grades} translateChoice={false} parse={text} disabled={grader === ''} />
    </>
  );
};

const Heading = ({ words, help }: { readonly words: string; readonly help?: string }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ mt: 2, mb: 1.5 }}>
      <Typography component="h2" variant="h6">
        {translate(words)}
      </Typography>
      {help && (
        <Typography variant="body2" color="textSecondary">
          {translate(help)}
        </Typography>
      )}
    </Box>
  );
};
