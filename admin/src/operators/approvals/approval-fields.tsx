import { type FieldProps, useRecordContext, useTranslate } from 'react-admin';
import type { ApprovalResource } from '../../../../services/operators/wire/approval.contract.js';
import { StateField } from '../../ui/fields';
import { useFormats } from '../../ui/useFormats';

const COLOURS = { waiting: 'warning', approved: 'info', used: 'success', declined: 'error' } as const;

/** Where it stands. */
export const ApprovalStateField = (_: FieldProps) => (
  <StateField source="state" words="resources.approvals.states" colours={COLOURS} />
);

/** How much the command gives, takes, lets go or lays open. */
export const WorthField = (_: FieldProps) => {
  const approval = useRecordContext<ApprovalResource>();
  const formats = useFormats();
  const translate = useTranslate();
  if (!approval) return null;
  const { unit, worth } = approval;
  if (unit === 'percent')
    return <span>{translate('approvals.return_of', { percent: formats.percent(worth / 100) })}</span>;
  return <span>{formats[unit](worth)}</span>;
};
