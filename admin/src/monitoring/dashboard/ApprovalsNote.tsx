import { Alert, type AlertColor, Button } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ApprovalResource } from '../../../../services/operators/wire/approval.contract.js';
import { getNowMs } from '../../browser/clock';
import { useMay } from '../../providers/useMay';

type NotedState = Extract<ApprovalResource['state'], 'waiting' | 'approved' | 'declined'>;

/** Loads the newest approvals in these states. */
const useApprovals = (state: NotedState | readonly NotedState[]) =>
  useGetList<ApprovalResource>('approvals', {
    filter: { state },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'DESC' },
  });

interface NoteProps {
  readonly state: NotedState;
  readonly count: number;
  readonly severity: AlertColor;
}

/** Shows the number of approvals in a state, with a link to their list. */
const Note = ({ state, count, severity }: NoteProps) => {
  const translate = useTranslate();
  if (count === 0) return null;
  const list = `/approvals?filter=${encodeURIComponent(JSON.stringify({ state }))}`;
  const look = (
    <Button component={Link} to={list} color="inherit" size="small">
      {translate(`approvals.look.${state}`)}
    </Button>
  );
  return (
    <Alert severity={severity} action={look}>
      {translate(`approvals.${state}_count`, { smart_count: count })}
    </Alert>
  );
};

const WaitingNote = () => {
  const { total = 0 } = useApprovals('waiting');
  return <Note state="waiting" count={total} severity="warning" />;
};

const OwnNotes = () => {
  const { data = [] } = useApprovals(['approved', 'declined']);
  const now = getNowMs();
  // Readers of the ledger get everybody's approvals. A rejection is news until the request would have expired.
  const ownApprovals = data.filter(({ is_own: isOwn, expires_at: expiresAt }) => isOwn && Date.parse(expiresAt) > now);
  const count = (state: NotedState) => ownApprovals.filter((approval) => approval.state === state).length;
  return (
    <>
      <Note state="approved" count={count('approved')} severity="warning" />
      <Note state="declined" count={count('declined')} severity="info" />
    </>
  );
};

/** Shows the number of waiting commands to operators who may approve, and to each operator the decisions on their own. */
export const ApprovalsNote = () => {
  const may = useMay();
  return (
    <>
      {may('approvals.approve') && <WaitingNote />}
      {may('approvals.list') && <OwnNotes />}
    </>
  );
};
