import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { TrackingReport } from '../../../../services/shipments/mark-shipped/import-tracking.contract.js';
import {
  TRACKING_HEADING,
  TRACKING_TEMPLATE,
} from '../../../../services/shipments/mark-shipped/tracking-heading.shared.js';
import { Counts } from '../../ui/file-import/Counts';
import { FileImport } from '../../ui/file-import/FileImport';
import { LineTable } from './LineTable';

const TEMPLATE = { name: 'tracking', columns: TRACKING_TEMPLATE, heading: TRACKING_HEADING };

interface ReportProps {
  readonly report: TrackingReport;
  /** True once the lines are saved; false for the preview. */
  readonly isDone: boolean;
}

const Report = ({ report, isDone }: ReportProps) => {
  const translate = useTranslate();
  const counts = (['ready', 'unchanged', 'refused'] as const).map((key) => ({
    key,
    words: translate(`shipments.file.${key === 'ready' && isDone ? 'saved' : key}`),
    value: report[key],
  }));
  return (
    <>
      <Counts counts={counts} />
      {report.refused > 0 && <Alert severity="warning">{translate('shipments.file.mend')}</Alert>}
      <LineTable title="shipments.file.problems" lines={report.problems} />
      <LineTable title="shipments.file.warnings" lines={report.warnings} />
    </>
  );
};

/** Imports many tracking numbers: choose a file, preview the result of each line, save it. */
export const TrackingImport = () => (
  <FileImport<TrackingReport>
    path="shipments/tracking.csv"
    words="shipments.file"
    back={{ to: '/shipments', words: 'shipments.entry.back' }}
    template={TEMPLATE}
    countOf={({ ready }) => ready}
  >
    {(report, isDone) => <Report report={report} isDone={isDone} />}
  </FileImport>
);
