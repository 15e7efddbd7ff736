import { Alert } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** Explains in a form that a second operator was asked, and that the command can be sent again after approval. */
export const ApprovalAlert = () => {
  const refusal = useFormState().errors.approval?.message;
  const translate = useTranslate();
  if (typeof refusal !== 'string') return null;
  return (
    <Alert severity="info" sx={{ width: '100%' }}>
      {refusal} <Link to="/approvals">{translate('ui.approvals')}</Link>
    </Alert>
  );
};
