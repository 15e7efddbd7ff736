import { Alert, Button } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../../providers/useMay';

const FILTER = { state: 'new' };

/** Shows the number of unhandled suspicions to operators who may open a case. */
export const AbuseNote = () => {
  const translate = useTranslate();
  const enabled = useMay()('abuse-items.open-case');
  const { total = 0 } = useGetList(
    'abuse-items',
    { filter: FILTER, pagination: { page: 1, perPage: 1 }, sort: { field: 'score', order: 'DESC' } },
    { enabled },
  );
  if (total === 0) return null;
  const look = (
    <Button component={Link} to="/abuse-items" color="inherit" size="small">
      {translate('abuse.look')}
    </Button>
  );
  return (
    <Alert severity="warning" action={look}>
      {translate('abuse.waiting_count', { smart_count: total })}
    </Alert>
  );
};
