import { type FieldProps, useRecordContext, useTranslate } from 'react-admin';
import type { ApprovalResource } from '../../../../services/operators/wire/approval.contract.js';
import { StateField } from '../../ui/fields';
import { useFormats } from '../../ui/useFormats';

const COLOURS = { waiting: 'warning', approved: 'info', used: 'success', declined: 'error' } as const;

/** Renders the state of the approval. */
export const ApprovalStateField = (_: FieldProps) => (
  <StateField source="state" words="resources.approvals.states" colours={COLOURS} />
);

/** Returns a function that formats the amount of a command with its unit. */
export const useWorth = () => {
  const formats = useFormats();
  const translate = useTranslate();
  return ({ resource, unit }: Pick<ApprovalResource, 'resource' | 'unit'>, worth: number): string => {
    if (unit === 'operators') return translate('approvals.operators', { smart_count: worth });
    const percent = formats.percent(worth / 100);
    const returned = translate('approvals.return_of', { percent });
    if (unit === 'percent') return translate(`approvals.percent_of.${resource}`, { percent, _: returned });
    return formats[unit](worth);
  };
};

/** Renders the amount that the command grants, removes, releases or reveals. */
export const WorthField = (_: FieldProps) => {
  const approval = useRecordContext<ApprovalResource>();
  const written = useWorth();
  return approval ? <span>{written(approval, approval.worth)}</span> : null;
};
