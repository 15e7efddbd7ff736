import { Alert, Button } from '@mui/material';
import { Labeled, Link, TextField, useCanAccess, useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import type { ApprovalResource } from '../../../../services/operators/wire/approval.contract.js';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { Fact } from '../../ui/Fact';
import { Facts } from '../../ui/Facts';
import { TimeField } from '../../ui/fields';
import { ResourceShow } from '../../ui/ResourceShow';
import { useFormats } from '../../ui/useFormats';
import { CommandField, ReasonCodeField, SubjectField } from '../audit-trail/audit-fields';
import { ApprovalStateField, WorthField } from './approval-fields';
import { CarryOutButton } from './CarryOutButton';
import { ChangedSince, Replaced } from './ChangedSince';

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

/** Links to the page where the command must be entered again, because its request is not stored completely. */
const ByHand = ({ approval: { resource, resource_id } }: { readonly approval: ApprovalResource }) => {
  const createPath = useCreatePath();
  const translate = useTranslate();
  return (
    <Alert
      severity="info"
      action={
        <Button
          color="inherit"
          size="small"
          component={Link}
          to={createPath({ resource, id: resource_id, type: resource_id === '' ? 'create' : 'show' })}
        >
          {translate('approvals.look_at')}
        </Button>
      }
    >
      {translate('approvals.by_hand')}
    </Alert>
  );
};

/** Renders the next step for the requester or for the other operators. */
const Next = () => {
  const approval = useRecordContext<ApprovalResource>();
  const translate = useTranslate();
  if (!approval) return null;
  const { state, is_own: isOwn } = approval;
  if (state === 'approved' && isOwn)
    return approval.by_hand ? <ByHand approval={approval} /> : <CarryOutButton approval={approval} />;
  const words = isOwn ? `approvals.own.${state}` : `approvals.others.${state}`;
  return <Alert severity={state === 'used' ? 'success' : 'info'}>{translate(words)}</Alert>;
};

/** The messages for the values of choices, in the modules of the commands. */
const CHOICES: Readonly<Record<string, string>> = {
  checked: 'members.checks',
  by: 'payments.settle.ways',
  role: 'resources.operators.roles',
  direction: 'partners.directions',
};
const TIMES: ReadonlySet<string> = new Set(['at', 'received_at']);
const ENTRIES: ReadonlySet<string> = new Set(['entry', 'makes_good']);

/** Returns a function that formats a value of a command as its dialog shows it. */
const useValue = () => {
  const translate = useTranslate();
  const { number, time } = useFormats();
  const describe = (field: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((one) => describe(field, one)).join(translate('approvals.and'));
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
    if (typeof value === 'number') return number(value);
    const text = String(value);
    if (TIMES.has(field)) return time(text);
    return CHOICES[field] ? translate(`${CHOICES[field]}.${text}`, { _: text }) : text;
  };
  return describe;
};

/** Names the ledger entry that the command is about, with a link for operators who may read it. */
const EntryField = ({ id }: { readonly id: string }) => {
  const { canAccess } = useCanAccess({ resource: 'ledger-entries', action: 'show' });
  return canAccess ? <Link to={`/ledger-entries/${id}.0/show`}>{id}</Link> : <span>{id}</span>;
};

/** Lists the fields of the request, except its amount and the parts of that amount. */
const Request = () => {
  const approval = useRecordContext<ApprovalResource>();
  const translate = useTranslate();
  const describe = useValue();
  if (!approval) return null;
  const nameOf = (field: string): string =>
    translate(`approvals.request.${field}`, {
      _: translate(`resources.${approval.resource}.fields.${field}`, { _: field }),
    });
  const said = Object.entries(approval.request).filter(
    ([, value]) => value !== null && value !== '' && value !== approval.worth,
  );
  return (
    <>
      {said.map(([field, value]) => (
        <Fact key={field} label={nameOf(field)}>
          {ENTRIES.has(field) ? <EntryField id={String(value)} /> : describe(field, value)}
        </Fact>
      ))}
      {Object.entries(approval.about).map(([field, value]) => (
        <Fact key={field} label={translate(`approvals.about.${field}`, { _: field })}>
          {describe(field, value)}
        </Fact>
      ))}
    </>
  );
};

/** Renders the reason code, which only commands that move value require. */
const ReasonCode = () =>
  useRecordContext<ApprovalResource>()?.reason_code ? (
    <Labeled source="reason_code">
      <ReasonCodeField source="reason_code" />
    </Labeled>
  ) : null;

const Times = () => {
  const approval = useRecordContext<ApprovalResource>();
  const known = (['asked_at', 'expires_at', 'decided_at', 'used_at'] as const).filter((source) => approval?.[source]);
  return known.map((source) => (
    <Labeled key={source} source={source}>
      <TimeField source={source} />
    </Labeled>
  ));
};

/** Renders one command that waits for a second operator, or its decision. */
export const ApprovalShow = () => (
  <ResourceShow commands={<Commands />}>
    <Next />
    <Replaced />
    <ChangedSince />
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
      <ReasonCode />
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
