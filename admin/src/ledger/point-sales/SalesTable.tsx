import { Box, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useFormats } from '../../ui/useFormats';
import type { Group } from './grouped';

interface SalesTableProps {
  readonly title: string;
  /** The heading of the first column. */
  readonly heading: string;
  readonly groups: readonly Group[];
  readonly nameOf: (key: string) => string;
}

/** Lists groups of sales with their number of payments and their revenue. */
export const SalesTable = ({ title, heading, groups, nameOf }: SalesTableProps) => {
  const id = useId();
  const translate = useTranslate();
  const { number, yen } = useFormats();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h6" gutterBottom>
        {title}
      </Typography>
      <ScrollingTable aria-labelledby={id}>
        <TableHead>
          <TableRow>
            <TableCell>{heading}</TableCell>
            <TableCell align="right">{translate('ledger.point_sales.payments')}</TableCell>
            <TableCell align="right">{translate('ledger.point_sales.yen')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {groups.map(({ key, payments, yen: amount }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {nameOf(key)}
              </TableCell>
              <TableCell align="right">{number(payments)}</TableCell>
              <TableCell align="right">{yen(amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollingTable>
    </Box>
  );
};
