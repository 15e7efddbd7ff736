import { Alert, Button } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../../providers/useMay';

const FILTER = { state: 'waiting' };
const WAITING = `/approvals?filter=${encodeURIComponent(JSON.stringify(FILTER))}`;

/** How many commands wait for a second operator, for those who may be one. */
export const ApprovalsNote = () => {
  const translate = useTranslate();
  const enabled = useMay()('approvals.approve');
  const { total = 0 } = useGetList(
    'approvals',
    { filter: FILTER, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' } },
    { enabled },
  );
  if (total === 0) return null;
  const look = (
    <Button component={Link} to={WAITING} color="inherit" size="small">
      {translate('approvals.look')}
    </Button>
  );
  return (
    <Alert severity="warning" action={look}>
      {translate('approvals.waiting_count', { smart_count: total })}
    </Alert>
  );
};
