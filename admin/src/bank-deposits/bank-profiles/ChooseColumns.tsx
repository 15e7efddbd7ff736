import { Alert } from '@mui/material';
import { CreateBase, useCanAccess, useNotify, useTranslate } from 'react-admin';
import { BankProfileForm } from './BankProfileForm';
import type { BankFile } from './useBankFile';

interface ChooseColumnsProps {
  readonly file: BankFile;
  readonly onSaved: () => void;
}

/** For a file whose headings no layout knows: its columns are chosen, looked at, and kept under a name. */
export const ChooseColumns = ({ file, onSaved }: ChooseColumnsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { canAccess } = useCanAccess({ resource: 'bank-profiles', action: 'create' });
  if (!canAccess) return null;
  const saved = () => {
    notify('bank_profiles.saved', { type: 'success' });
    onSaved();
  };
  return (
    <>
      <Alert severity="info">{translate('bank_profiles.choose')}</Alert>
      <CreateBase resource="bank-profiles" redirect={false} mutationOptions={{ onSuccess: saved }}>
        <BankProfileForm isNew file={file} />
      </CreateBase>
    </>
  );
};
