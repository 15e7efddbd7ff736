import { TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { LedgerEntryExplained } from '../../../../services/ledger/ledger-entries/ledger-entries.contract.js';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useFormats } from '../../ui/useFormats';
import { useNames } from '../names';

/** Lists the cards that the entry drew or converted to points. */
export const EntryCards = () => {
  const cards = useRecordContext<LedgerEntryExplained>()?.cards ?? [];
  const translate = useTranslate();
  const { number, points } = useFormats();
  const { localize } = useNames();
  if (cards.length === 0) return null;
  const words = translate('ledger.cards', { smart_count: cards.length });
  return (
    <details open={cards.length <= 20}>
      <summary style={{ margin: '12px 0 4px' }}>{words}</summary>
      <ScrollingTable aria-label={words} sx={{ maxWidth: 720 }}>
        <TableHead>
          <TableRow>
            <TableCell>#</TableCell>
            <TableCell>{translate('ledger.card')}</TableCell>
            <TableCell align="right">{translate('ledger.buy_point')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {cards.map(({ index, name, name_en, buy_point }) => (
            <TableRow key={index}>
              <TableCell>{number(index + 1)}</TableCell>
              <TableCell>{localize(name, name_en)}</TableCell>
              <TableCell align="right">{points(buy_point)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollingTable>
    </details>
  );
};
