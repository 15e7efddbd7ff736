import { Alert, AlertTitle, Box } from '@mui/material';
import { Link, RecordContextProvider, useRecordContext, useTranslate } from 'react-admin';
import type { ApprovalChange, ApprovalResource } from '../../../../services/operators/wire/approval.contract.js';
import { Changes } from '../audit-trail/Changes';
import { useWorth } from './approval-fields';

/** Describes the changes: the amount before and after, its parts, and fields of the object by their labels. */
const useChange = (approval: ApprovalResource) => {
  const { resource } = approval;
  const translate = useTranslate();
  const worth = useWorth();
  const nameOf = (field: string): string => {
    const [group, name = ''] = field.split('.');
    if (group === 'about') return translate(`approvals.about.${name}`, { _: name });
    if (group === 'binds') return translate(`approvals.binds.${name}`, { _: name });
    if (field === 'worth') return translate('resources.approvals.fields.worth');
    if (field === 'unit') return translate('approvals.unit');
    const wireName = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return translate(`resources.${resource}.fields.${wireName}`, { _: wireName });
  };
  return ({ field, before, after }: ApprovalChange): string => {
    if (before === null || after === null) return nameOf(field);
    const [from, to] =
      field === 'worth' ? [worth(approval, before), worth(approval, after)] : [before, after].map(String);
    return `${nameOf(field)}: ${from} → ${to}`;
  };
};

/** Links to the request that this one replaces, with the reason, or to its replacement. */
export const Replaced = () => {
  const approval = useRecordContext<ApprovalResource>();
  return approval ? <ReplacedAlert approval={approval} /> : null;
};

const ReplacedAlert = ({ approval }: { readonly approval: ApprovalResource }) => {
  const translate = useTranslate();
  const describeChange = useChange(approval);
  const { replaces, replaced_by: replacedBy, changed } = approval;
  if (replacedBy)
    return (
      <Alert severity="warning">
        <Link to={`/approvals/${replacedBy}/show`}>{translate('approvals.replaced_by', { number: replacedBy })}</Link>
      </Alert>
    );
  if (!replaces) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{translate('approvals.changed')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {changed.map((change) => (
          <li key={change.field}>{describeChange(change)}</li>
        ))}
      </Box>
      <Link to={`/approvals/${replaces}/show`}>{translate('approvals.replaces', { number: replaces })}</Link>
    </Alert>
  );
};

/** Lists operators' changes of the object since the request. An approval does not cover them. */
export const ChangedSince = () => {
  const approval = useRecordContext<ApprovalResource>();
  const translate = useTranslate();
  if (!approval || !['waiting', 'approved'].includes(approval.state)) return null;
  if (Object.keys(approval.changed_since).length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{translate('approvals.changed_since')}</AlertTitle>
      <RecordContextProvider value={{ id: approval.id, resource: approval.resource, changes: approval.changed_since }}>
        <Changes />
      </RecordContextProvider>
    </Alert>
  );
};
