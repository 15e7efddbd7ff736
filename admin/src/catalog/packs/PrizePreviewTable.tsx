import { Alert, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PrizesPreview } from '../../../../services/catalog/revise-pack/import-prizes.contract.js';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useFormats } from '../../ui/useFormats';

interface PrizePreviewTableProps {
  readonly fileName: string;
  readonly preview: PrizesPreview;
}

const SHOWN = 50;

/** Renders the prizes of a file, or all its errors by line. */
export const PrizePreviewTable = ({ fileName, preview }: PrizePreviewTableProps) => {
  const { count, prizes, errors, more: hasMore } = preview;
  const translate = useTranslate();
  const { number } = useFormats();
  const tickets = number(prizes.reduce((sum, { quantity }) => sum + quantity, 0));
  if (errors.length > 0)
    return (
      <>
        <Alert severity="error">
          {translate(hasMore ? 'packs.import.many_faults' : 'packs.import.faults', {
            smart_count: errors.length,
            fileName,
          })}
        </Alert>
        <ScrollingTable aria-label={translate('packs.import.fault_list')}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('packs.import.line')}</TableCell>
              <TableCell>{translate('packs.import.column')}</TableCell>
              <TableCell>{translate('packs.import.fault')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {errors.map(({ line, field, message }) => (
              <TableRow key={`${line} ${field} ${message}`}>
                <TableCell>{number(line)}</TableCell>
                <TableCell>{translate(`packs.import.columns.${field}`)}</TableCell>
                <TableCell>{message}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </ScrollingTable>
      </>
    );
  return (
    <>
      <Alert severity={count === 0 ? 'warning' : 'success'}>
        {translate(count === 0 ? 'packs.import.none' : 'packs.import.clean', {
          fileName,
          count: number(count),
          tickets,
        })}
      </Alert>
      {count > 0 && (
        <ScrollingTable aria-label={translate('packs.import.prize_list')}>
          <TableHead>
            <TableRow>
              {(['card_id', 'rank', 'rank_name', 'quantity', 'buy_point'] as const).map((field) => (
                <TableCell key={field}>{translate(`packs.import.columns.${field}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {prizes.slice(0, SHOWN).map((prize) => (
              <TableRow key={`${prize.rank} ${prize.card_id}`}>
                <TableCell>{prize.card_id}</TableCell>
                <TableCell>{prize.rank}</TableCell>
                <TableCell>{prize.rank_name}</TableCell>
                <TableCell>{number(prize.quantity)}</TableCell>
                <TableCell>
                  {typeof prize.buy_point === 'number' ? number(prize.buy_point) : translate('packs.import.as_card')}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </ScrollingTable>
      )}
      {prizes.length > SHOWN && (
        <Typography>{translate('packs.import.and_more', { count: number(prizes.length - SHOWN) })}</Typography>
      )}
    </>
  );
};
