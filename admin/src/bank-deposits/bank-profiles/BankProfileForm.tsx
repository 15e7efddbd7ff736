import { Alert, LinearProgress } from '@mui/material';
import { useState } from 'react';
import { maxLength, required, SaveButton, SimpleForm, TextInput, Toolbar, useTranslate } from 'react-admin';
import { GoToFirstError } from '../../ui/GoToFirstError';
import { ReasonInput } from '../../ui/ReasonInput';
import { BankFileChoice } from './BankFileChoice';
import { BankFileRows } from './BankFileRows';
import { NO_COLUMNS } from './bank-profile';
import { ColumnInputs } from './ColumnInputs';
import { ReadDeposits } from './ReadDeposits';
import { type BankFile, useBankFile } from './useBankFile';

const NAME = [required(), maxLength(50)];
/** Converts null to the empty string, which the API stores as null. */
const text = (value: string | null): string => value ?? '';

const Columns = ({ first }: { readonly first?: BankFile }) => {
  const translate = useTranslate();
  const { file, look, choose } = useBankFile(first);
  const [chosenLine, setChosenLine] = useState<number | null>(null);
  const preview = look.data;
  const heading = chosenLine ?? preview?.heading_line ?? null;
  const cells = preview?.rows.find(({ line }) => line === heading)?.cells ?? [];
  const headings = [...new Set(cells.filter((cell) => cell !== ''))];
  const onFile = (next: File) => {
    setChosenLine(null);
    return choose(next);
  };
  return (
    <>
      {!first && <BankFileChoice name={file?.name} onFile={onFile} />}
      {look.isFetching && <LinearProgress aria-label={translate('ui.file.reading')} sx={{ width: '100%' }} />}
      {look.error && <Alert severity="error">{look.error.message}</Alert>}
      {preview && <BankFileRows rows={preview.rows} heading={heading} onHeading={setChosenLine} />}
      <ColumnInputs headings={headings} />
      {preview && <ReadDeposits read={preview} />}
    </>
  );
};

interface BankProfileFormProps {
  /** True for a layout that does not exist yet. */
  readonly isNew?: boolean;
  /** The file whose columns are chosen. Without it the form lets the operator choose one. */
  readonly file?: BankFile;
}

/** Edits a layout of bank files: its name, its columns, and a preview of a file. The server does not store the file. */
export const BankProfileForm = ({ isNew = false, file }: BankProfileFormProps) => (
  <SimpleForm
    defaultValues={isNew ? { name: '', ...NO_COLUMNS } : undefined}
    warnWhenUnsavedChanges
    noValidate
    toolbar={
      <Toolbar>
        <SaveButton label={file ? 'bank_profiles.save_and_read' : 'ra.action.save'} alwaysEnable />
      </Toolbar>
    }
    sx={{ maxWidth: 1200 }}
  >
    <Columns first={file} />
    <TextInput source="name" validate={NAME} parse={text} helperText="bank_profiles.name_help" />
    <ReasonInput optional={isNew} />
    <GoToFirstError />
  </SimpleForm>
);
