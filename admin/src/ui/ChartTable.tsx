import { TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ChartProps } from './chartProps';
import { ScrollingTable } from './ScrollingTable';

/** Renders the figures of a chart as a table. */
export const ChartTable = ({ title, rows, xLabel, series, format }: ChartProps) => {
  const translate = useTranslate();
  return (
    <details>
      <Typography component="summary" variant="body2">
        {translate('ui.as_table')}
      </Typography>
      <ScrollingTable aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{xLabel}</TableCell>
            {series.map(({ key, label }) => (
              <TableCell key={key} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={String(row.x)}>
              <TableCell component="th" scope="row">
                {row.x}
              </TableCell>
              {series.map(({ key }) => (
                <TableCell key={key} align="right">
                  {format(Number(row[key]))}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </ScrollingTable>
    </details>
  );
};
