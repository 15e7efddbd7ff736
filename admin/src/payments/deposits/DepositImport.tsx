import type { ImportReport } from '../../../../services/payments/import-deposits/import-deposits.contract.js';
import { FileImport } from '../../ui/file-import/FileImport';
import { ImportCounts, PreviewTable } from './ImportReportView';

/** A file of the bank: choose it, see what would become of each line, then import it. */
export const DepositImport = () => (
  <FileImport<ImportReport>
    path="deposits/import"
    words="deposits.file"
    back={{ to: '/deposits', words: 'deposits.file.back' }}
    accept=".txt,.csv,.dat,text/plain,text/csv"
    countOf={({ lines, known }) => lines - known}
  >
    {(report, isDone) => (
      <>
        <ImportCounts report={report} />
        {!isDone && <PreviewTable lines={report.preview} />}
      </>
    )}
  </FileImport>
);
