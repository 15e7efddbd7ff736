import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useBookProof } from '../ui/useBookProof';

const OPEN = `/book-findings?filter=${encodeURIComponent(JSON.stringify({ state: 'open' }))}`;

/** Warns on every page while the books differ from the log. */
export const BooksAlarm = () => {
  const count = useBookProof()?.open_findings ?? 0;
  const translate = useTranslate();
  if (count === 0) return null;
  const look = (
    <Button component={Link} to={OPEN} color="inherit" size="small" variant="outlined">
      {translate('layout.books.look')}
    </Button>
  );
  return (
    <Alert severity="error" variant="filled" action={look} sx={{ mt: 1 }}>
      {translate('layout.books.alarm', { smart_count: count })}
    </Alert>
  );
};
