import { Box, MenuItem, TableBody, TableCell, TableRow, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ScrollingTable } from '../../ui/ScrollingTable';
import type { BankFilePreview } from './bank-profile';

interface BankFileRowsProps {
  readonly rows: BankFilePreview['rows'];
  /** The number of the heading line; null if none is chosen. */
  readonly heading: number | null;
  readonly onHeading: (line: number) => void;
}

const MAX_SHOWN = 8;
const ONE_LINE = { whiteSpace: 'nowrap' } as const;
const isWide = ({ cells }: BankFilePreview['rows'][number]): boolean => cells.filter((cell) => cell !== '').length > 1;

/** Renders the first rows of a file, with a choice of the heading row. */
export const BankFileRows = ({ rows, heading, onHeading }: BankFileRowsProps) => {
  const translate = useTranslate();
  const first = Math.max(0, rows.findIndex(({ line }) => line === heading) - 2);
  return (
    <Box component="section" sx={{ width: '100%', mb: 3 }}>
      <Typography component="h2" variant="h6">
        {translate('bank_profiles.rows')}
      </Typography>
      <TextField
        select
        size="small"
        label={translate('bank_profiles.heading')}
        helperText={translate('bank_profiles.heading_help')}
        value={heading ?? ''}
        onChange={({ target }) => onHeading(Number(target.value))}
        sx={{ width: 480, maxWidth: '100%', my: 1 }}
      >
        {rows.filter(isWide).map(({ line, cells }) => (
          <MenuItem key={line} value={line} sx={{ whiteSpace: 'normal' }}>
            {translate('bank_profiles.line', { line })} {cells.filter((cell) => cell !== '').join(' / ')}
          </MenuItem>
        ))}
      </TextField>
      <ScrollingTable aria-label={translate('bank_profiles.rows')}>
        <TableBody>
          {rows.slice(first, first + MAX_SHOWN).map(({ line, cells }) => (
            <TableRow key={line} selected={line === heading}>
              <TableCell component="th" scope="row" align="right">
                {line}
              </TableCell>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no name but its place
                <TableCell key={at} sx={{ ...ONE_LINE, fontWeight: line === heading ? 'bold' : undefined }}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </ScrollingTable>
    </Box>
  );
};
