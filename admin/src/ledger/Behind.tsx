import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Says so when the books have not yet read all of the log. */
export const Behind = ({ events }: { readonly events: number | null }) => {
  const translate = useTranslate();
  if (!events) return null;
  return <Alert severity="info">{translate('ledger.behind', { smart_count: events })}</Alert>;
};
