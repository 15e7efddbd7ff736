import type { ImportReport } from '../../../../services/bank-deposits/import-deposits/import-deposits.contract.js';
import {
  STATEMENT_COLUMN_NAMES,
  STATEMENT_TEMPLATE,
} from '../../../../services/platform/payments/bank/statement-columns.shared.js';
import { FileImport } from '../../ui/file-import/FileImport';
import { ChooseColumns } from '../bank-profiles/ChooseColumns';
import { ImportCounts, PreviewTable, ReadBy } from './ImportReportView';

const TEMPLATE = {
  name: 'statement',
  columns: STATEMENT_TEMPLATE,
  heading: {
    words: Object.fromEntries(Object.entries(STATEMENT_COLUMN_NAMES).map(([column, name]) => [column, { name }])),
  },
};

/** Imports a bank file: choose it, preview the result of each line, import it. */
export const DepositImport = () => (
  <FileImport<ImportReport>
    path="deposits/import"
    words="deposits.file"
    back={{ to: '/deposits', words: 'deposits.file.back' }}
    template={TEMPLATE}
    accept=".txt,.csv,.dat,text/plain,text/csv"
    countOf={({ lines, known }) => lines - known}
    mend={({ file, errors }, again) => errors.columns && <ChooseColumns file={file} onSaved={again} />}
  >
    {(report, isDone) => (
      <>
        <ReadBy layout={report.layout} />
        <ImportCounts report={report} />
        {!isDone && <PreviewTable lines={report.preview} />}
      </>
    )}
  </FileImport>
);
