import { Alert, Button } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ApprovalResource } from '../../../../services/operators/wire/approval.contract.js';
import { useMay } from '../../providers/useMay';

/**
 * How many commands wait for a second operator, for those who may be one; for the others, how many of their own wait for
 * themselves.
 */
export const ApprovalsNote = () => {
  const translate = useTranslate();
  const may = useMay();
  const mayApprove = may('approvals.approve');
  const filter = { state: mayApprove ? 'waiting' : 'approved' };
  const { data = [], total = 0 } = useGetList<ApprovalResource>(
    'approvals',
    { filter, pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'DESC' } },
    { enabled: may('approvals.list') },
  );
  // Auditors read everybody's.
  const count = mayApprove ? total : data.filter((approval) => approval.is_own).length;
  if (count === 0) return null;
  const look = (
    <Button
      component={Link}
      to={`/approvals?filter=${encodeURIComponent(JSON.stringify(filter))}`}
      color="inherit"
      size="small"
    >
      {translate('approvals.look')}
    </Button>
  );
  return (
    <Alert severity="warning" action={look}>
      {translate(`approvals.${filter.state}_count`, { smart_count: count })}
    </Alert>
  );
};
