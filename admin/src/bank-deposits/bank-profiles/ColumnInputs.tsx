import { Box, Typography } from '@mui/material';
import { maxLength, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { OTHER_COLUMNS, USUAL_COLUMNS } from './bank-profile';

const HEADING = maxLength(100);
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  columnGap: 2,
  width: '100%',
};
/** Converts null to the empty string, which the API stores as null. */
const text = (value: string | null): string => value ?? '';

interface ColumnInputProps {
  readonly source: string;
  /** The headings of the file; empty if no file is chosen. */
  readonly headings: readonly string[];
}

const ColumnInput = ({ source, headings }: ColumnInputProps) => {
  const translate = useTranslate();
  const value: string = useWatch({ name: source }) ?? '';
  if (headings.length === 0) return <TextInput source={source} validate={HEADING} parse={text} />;
  const there = headings.map((heading) => ({ id: heading, name: heading }));
  const elsewhere = { id: value, name: translate('bank_profiles.not_in_file', { heading: value }) };
  const choices = value === '' || headings.includes(value) ? there : [...there, elsewhere];
  return (
    <SelectInput
      source={source}
      choices={choices}
      parse={text}
      translateChoice={false}
      emptyText="bank_profiles.no_column"
    />
  );
};

/** Asks for the heading of each column: a choice of the file's headings, or a text field without a file. */
export const ColumnInputs = ({ headings }: Pick<ColumnInputProps, 'headings'>) => {
  const translate = useTranslate();
  const others = useWatch({ name: [...OTHER_COLUMNS] }) as readonly (string | undefined)[];
  const hasOthers = others.some(Boolean);
  const inputs = (columns: readonly string[]) => (
    <Box sx={grid}>
      {columns.map((column) => (
        <ColumnInput key={column} source={column} headings={headings} />
      ))}
    </Box>
  );
  return (
    <Box component="section" sx={{ width: '100%' }}>
      <Typography component="h2" variant="h6">
        {translate('bank_profiles.columns')}
      </Typography>
      <Typography color="textSecondary" gutterBottom>
        {translate('bank_profiles.columns_help')}
      </Typography>
      {inputs(USUAL_COLUMNS)}
      <Box component="details" open={hasOthers || undefined} sx={{ mb: 2 }}>
        <Typography component="summary" sx={{ cursor: 'pointer', mb: 1 }}>
          {translate('bank_profiles.others')}
        </Typography>
        <Typography color="textSecondary" gutterBottom>
          {translate('bank_profiles.others_help')}
        </Typography>
        {inputs(OTHER_COLUMNS)}
      </Box>
    </Box>
  );
};
