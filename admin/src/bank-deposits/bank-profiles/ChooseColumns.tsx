import { Alert } from '@mui/material';
import { CreateBase, useCanAccess, useNotify, useTranslate } from 'react-admin';
import { BankProfileForm } from './BankProfileForm';
import type { BankFile } from './useBankFile';

interface ChooseColumnsProps {
  readonly file: BankFile;
  readonly onSaved: () => void;
}

/** Lets the operator choose the columns of a file that no layout fits, preview the result, and save it as a layout. */
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
