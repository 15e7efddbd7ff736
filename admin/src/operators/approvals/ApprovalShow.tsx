import { Alert } from '@mui/material';
import { Labeled, TextField, useRecordContext, useTranslate } from 'react-admin';
import type { ApprovalResource } from '../../../../services/operators/wire/approval.contract.js';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { Facts } from '../../ui/Facts';
import { TimeField } from '../../ui/fields';
import { ResourceShow } from '../../ui/ResourceShow';
import { CommandField, SubjectField } from '../audit-trail/act-fields';
import { ApprovalStateField, WorthField } from './approval-fields';
import { CarryOutButton } from './CarryOutButton';

const Commands = () => {
  const approval = useRecordContext<ApprovalResource>();
  if (!approval || approval.is_own || !['waiting', 'approved'].includes(approval.state)) return null;
  return (
    <>
      {approval.state === 'waiting' && (
        <CommandButton command="approve" explanation={<Explained words="approvals.explain_approve" />} />
      )}
      <CommandButton command="decline" explanation={<Explained words="approvals.explain_decline" />} danger />
    </>
  );
};

/** What comes next, for who asked and for the others. */
const Next = () => {
  const approval = useRecordContext<ApprovalResource>();
  const translate = useTranslate();
  if (!approval) return null;
  const { state, is_own: isOwn } = approval;
  if (state === 'approved' && isOwn) return <CarryOutButton approval={approval} />;
  const words = isOwn ? `approvals.own.${state}` : `approvals.others.${state}`;
  return <Alert severity={state === 'used' ? 'success' : 'info'}>{translate(words)}</Alert>;
};

/** What the command says besides its amount. */
const Request = () => {
  const approval = useRecordContext<ApprovalResource>();
  const translate = useTranslate();
  const said = Object.entries(approval?.request ?? {}).filter(([, value]) => value !== approval?.worth);
  return said.map(([field, value]) => (
    <Labeled key={field} label={translate(`approvals.request.${field}`, { _: field })}>
      <span style={{ overflowWrap: 'anywhere' }}>
        {typeof value === 'boolean' ? translate(`ra.boolean.${value}`) : String(value)}
      </span>
    </Labeled>
  ));
};

const Times = () => {
  const approval = useRecordContext<ApprovalResource>();
  const known = (['asked_at', 'expires_at', 'decided_at', 'used_at'] as const).filter((source) => approval?.[source]);
  return known.map((source) => (
    <Labeled key={source} source={source}>
      <TimeField source={source} />
    </Labeled>
  ));
};

/** One command that waits for a second operator, or waited. */
export const ApprovalShow = () => (
  <ResourceShow commands={<Commands />}>
    <Next />
    <Facts>
      <Labeled source="state">
        <ApprovalStateField source="state" />
      </Labeled>
      <Labeled source="command">
        <CommandField source="command" />
      </Labeled>
      <Labeled source="subject_name">
        <SubjectField source="subject_name" />
      </Labeled>
      <Labeled source="worth">
        <WorthField source="worth" />
      </Labeled>
      <Request />
      <Labeled source="reason">
        <TextField source="reason" sx={{ whiteSpace: 'pre-wrap' }} />
      </Labeled>
      <Labeled source="asked_by_name">
        <TextField source="asked_by_name" />
      </Labeled>
      <Labeled source="decided_by_name">
        <TextField source="decided_by_name" emptyText="–" />
      </Labeled>
      <Labeled source="decision_reason">
        <TextField source="decision_reason" emptyText="–" sx={{ whiteSpace: 'pre-wrap' }} />
      </Labeled>
      <Times />
    </Facts>
  </ResourceShow>
);
