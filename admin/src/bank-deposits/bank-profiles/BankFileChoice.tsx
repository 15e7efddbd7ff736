import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Button, Stack, Typography } from '@mui/material';
import { type ChangeEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';

interface BankFileChoiceProps {
  /** The chosen file's name; undefined while none is chosen. */
  readonly name?: string;
  readonly onFile: (file: File) => void;
}

/** Lets the operator choose a bank file for a preview. The server does not store it. */
export const BankFileChoice = ({ name, onFile }: BankFileChoiceProps) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The browser fires no change event for the same file unless the value is cleared.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
      <Button variant="outlined" startIcon={<UploadFileIcon />} onClick={() => input.current?.click()}>
        {translate('ui.file.choose')}
      </Button>
      <input ref={input} type="file" accept=".csv,.txt,text/csv,text/plain" onChange={choose} hidden />
      <Typography sx={{ overflowWrap: 'anywhere' }}>{name ?? translate('bank_profiles.no_file')}</Typography>
    </Stack>
  );
};
