import { Alert } from '@mui/material';
import { Link, useGetList, useRecordContext, useTranslate } from 'react-admin';
import { useMay } from '../../providers/useMay';

/** Links to the open abuse case of a member. */
export const MemberCase = () => {
  const memberId = useRecordContext()?.id;
  const translate = useTranslate();
  const enabled = useMay()('abuse-cases.list') && memberId !== undefined;
  const { data: [openCase] = [] } = useGetList(
    'abuse-cases',
    {
      filter: { member_id: memberId, state: 'open' },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'DESC' },
    },
    { enabled },
  );
  if (!openCase) return null;
  return (
    <Alert severity="warning">
      {translate('abuse.in_case', { id: openCase.id })}{' '}
      <Link to={`/abuse-cases/${openCase.id}/show`}>{translate('abuse.to_case', { id: openCase.id })}</Link>
    </Alert>
  );
};
