import { Alert } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** In a form: the shop has asked a second operator, and what was written can be carried out once they have agreed. */
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
