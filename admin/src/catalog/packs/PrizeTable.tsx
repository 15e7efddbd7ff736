import { Stack, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { Thumb } from '../../ui/Thumb';
import { useFormats } from '../../ui/useFormats';
import { type VirtualRowProps, VirtualTableBody } from '../../ui/VirtualTableBody';
import { Frozen } from './Frozen';
import type { PackRecord, PrizeRecord } from './pack';

/** The height of a row, in pixels. */
const ROW_HEIGHT = 53;
const COLUMNS = [
  'rank_column',
  'card',
  'quantity',
  'remaining',
  'odds',
  'buy_point',
  'set_count',
  'no_reduction',
] as const;
const NUMBERS: ReadonlySet<string> = new Set(['quantity', 'remaining', 'odds', 'buy_point', 'set_count']);

/** Lists the prizes of a pack, the remaining tickets of each, and its odds in the full box. */
export const PrizeTable = () => {
  const pack = useRecordContext<PackRecord>();
  const translate = useTranslate();
  if (!pack?.prizes) return null;
  const { prizes, tickets } = pack;
  return (
    <Frozen title="packs.prizes.title" since="fixed">
      {prizes.length === 0 ? (
        <Typography color="textSecondary">{translate('packs.prizes.none')}</Typography>
      ) : (
        <ScrollingTable aria-label={translate('packs.prizes.title')} aria-rowcount={prizes.length + 1}>
          <TableHead>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableCell key={column} align={NUMBERS.has(column) ? 'right' : 'left'} sx={{ whiteSpace: 'nowrap' }}>
                  {translate(`packs.prizes.${column}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <VirtualTableBody
            count={prizes.length}
            rowHeight={ROW_HEIGHT}
            renderRow={(position, props) => {
              const prize = prizes[position]!;
              return <Prize key={prize.id} prize={prize} tickets={tickets} rowProps={props} />;
            }}
          />
        </ScrollingTable>
      )}
    </Frozen>
  );
};

interface PrizeProps {
  readonly prize: PrizeRecord;
  readonly tickets: number;
  readonly rowProps: VirtualRowProps;
}

const Prize = ({ prize, tickets, rowProps }: PrizeProps) => {
  const translate = useTranslate();
  const english = useLocale() === 'en';
  const { number, percent, points } = useFormats();
  return (
    <TableRow {...rowProps}>
      <TableCell>{english ? prize.rank_name_en : prize.rank_name}</TableCell>
      <TableCell>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Thumb src={prize.image_url} />
          <div>
            <Typography variant="body2">{english ? prize.name_en : prize.name}</Typography>
            <Typography variant="caption" color="textSecondary">
              {[prize.model_number, prize.rarity_label].filter(Boolean).join(' · ')}
            </Typography>
          </div>
        </Stack>
      </TableCell>
      <TableCell align="right">{number(prize.quantity)}</TableCell>
      <TableCell align="right">{number(prize.remaining)}</TableCell>
      <TableCell align="right">{percent(prize.quantity / tickets)}</TableCell>
      <TableCell align="right">{points(prize.buy_point ?? 0)}</TableCell>
      <TableCell align="right">{number(prize.set_count)}</TableCell>
      <TableCell>{prize.no_reduction === '1' ? translate('packs.prizes.ship_only') : ''}</TableCell>
    </TableRow>
  );
};
