import { type FieldProps, useRecordContext } from 'react-admin';
import type { ApprovalResource } from '../../../../services/operators/wire/approval.contract.js';
import { StateField } from '../../ui/fields';
import { useFormats } from '../../ui/useFormats';

const COLOURS = { waiting: 'warning', approved: 'info', used: 'success', declined: 'error' } as const;

/** Where it stands. */
export const ApprovalStateField = (_: FieldProps) => (
  <StateField source="state" words="resources.approvals.states" colours={COLOURS} />
);

/** How much the command gives, takes or lets go. */
export const WorthField = (_: FieldProps) => {
  const approval = useRecordContext<ApprovalResource>();
  const formats = useFormats();
  return approval ? <span>{formats[approval.unit](approval.worth)}</span> : null;
};
