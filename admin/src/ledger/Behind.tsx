import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Warns if the books have not processed the whole log yet. */
export const Behind = ({ events }: { readonly events: number | null }) => {
  const translate = useTranslate();
  if (!events) return null;
  return <Alert severity="info">{translate('ledger.behind', { smart_count: events })}</Alert>;
};
