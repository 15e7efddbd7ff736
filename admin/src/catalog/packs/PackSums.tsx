import { Paper, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PackArithmetic } from '../../../../services/catalog/streams/pack-arithmetic.shared.js';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useFormats } from '../../ui/useFormats';

interface PackSumsProps {
  readonly sums: PackArithmetic;
  readonly currency: 'points' | 'coins';
  /** The names of the ranks, by number. */
  readonly rankNames: ReadonlyMap<number, string>;
}

/** Figures whose definition appears below their labels. */
const DEFINED: readonly string[] = ['expected_payout', 'expected_value', 'worst'];

/** Renders the totals of a pack whose box is drawn completely. */
export const PackSums = ({ sums, currency, rankNames }: PackSumsProps) => {
  const translate = useTranslate();
  const formats = useFormats();
  const money = formats[currency];
  const average = (points: number) => formats.points(Math.round(points * 100) / 100);
  const lines: readonly (readonly [string, string, boolean?])[] = [
    ['tickets', formats.number(sums.tickets)],
    ['sales', money(sums.sales)],
    ['cost', formats.yen(sums.cost)],
    ['ship_only_cost', formats.yen(sums.shipOnlyCost)],
    ['payout', formats.points(sums.payout)],
    ['expected_payout', average(sums.expectedPayout)],
    ['expected_value', average(sums.expectedValue)],
    ...(sums.resultIfShipped === null
      ? []
      : [['result_if_shipped', formats.yen(sums.resultIfShipped), sums.resultIfShipped < 0] as const]),
    ...(sums.resultIfConverted === null
      ? []
      : [['result_if_converted', formats.yen(sums.resultIfConverted), sums.resultIfConverted < 0] as const]),
    ...(sums.worst === null ? [] : [['worst', formats.yen(sums.worst), sums.worst < 0] as const]),
  ];
  return (
    <Paper component="section" aria-labelledby="pack-sums" variant="outlined" sx={{ p: 2 }}>
      <Typography id="pack-sums" component="h2" variant="subtitle1">
        {translate('packs.sums.title')}
      </Typography>
      <ScrollingTable aria-labelledby="pack-sums">
        <TableBody>
          {lines.map(([name, value, bad]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ px: 0 }}>
                {translate(`packs.sums.${name}`)}
                {DEFINED.includes(name) && (
                  <Typography variant="caption" component="p" color="textSecondary">
                    {translate(`packs.sums.means.${name}`)}
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right" sx={{ px: 0, whiteSpace: 'nowrap', ...(bad && { color: 'error.main' }) }}>
                {value}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollingTable>
      {sums.ranks.length > 0 && <Odds sums={sums} rankNames={rankNames} />}
    </Paper>
  );
};

const Odds = ({ sums, rankNames }: Pick<PackSumsProps, 'sums' | 'rankNames'>) => {
  const translate = useTranslate();
  const { number, percent } = useFormats();
  return (
    <ScrollingTable sx={{ mt: 2 }} aria-label={translate('packs.sums.odds')}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ px: 0 }}>{translate('packs.sums.rank')}</TableCell>
          <TableCell align="right">{translate('packs.sums.tickets')}</TableCell>
          <TableCell align="right" sx={{ px: 0 }}>
            {translate('packs.sums.odds')}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {sums.ranks.map(({ rank, tickets }) => (
          <TableRow key={rank}>
            <TableCell component="th" scope="row" sx={{ px: 0 }}>
              {rankNames.get(rank) ?? rank}
            </TableCell>
            <TableCell align="right">{number(tickets)}</TableCell>
            <TableCell align="right" sx={{ px: 0 }}>
              {percent(sums.tickets === 0 ? 0 : tickets / sums.tickets)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </ScrollingTable>
  );
};
