import { TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LineReport } from '../../../../services/shipments/mark-shipped/import-tracking.contract.js';
import { ScrollingTable } from '../../ui/ScrollingTable';

/** The maximum number of lines in a report. */
const NAMED = 1000;

/** Lists lines of a file, each with its message. */
export const LineTable = ({ title, lines }: { readonly title: string; readonly lines: readonly LineReport[] }) => {
  const translate = useTranslate();
  if (lines.length === 0) return null;
  return (
    <section>
      <Typography component="h2" variant="h6" sx={{ mt: 3 }}>
        {translate(title)}
      </Typography>
      {lines.length === NAMED && <Typography color="textSecondary">{translate('shipments.file.first')}</Typography>}
      <ScrollingTable>
        <TableHead>
          <TableRow>
            <TableCell align="right">{translate('shipments.file.line')}</TableCell>
            <TableCell>{translate('resources.shipments.fields.number')}</TableCell>
            <TableCell>{translate('resources.shipments.fields.delivery_code')}</TableCell>
            <TableCell>{translate('shipments.file.what')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ line, id, number, delivery_code, message }) => (
            <TableRow key={line}>
              <TableCell align="right">{line}</TableCell>
              <TableCell sx={{ fontFamily: 'monospace', whiteSpace: 'nowrap' }}>{number || id}</TableCell>
              <TableCell sx={{ fontFamily: 'monospace' }}>{delivery_code}</TableCell>
              <TableCell sx={{ minWidth: 240 }}>{message}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollingTable>
    </section>
  );
};
