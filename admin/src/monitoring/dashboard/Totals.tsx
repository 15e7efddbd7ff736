import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../ui/useFormats';
import type { ShownFigures } from './dashboard';
import { Tile } from './Tile';

interface TotalsProps {
  readonly totals: ShownFigures;
  readonly before: ShownFigures;
}

/** Renders the totals of the days, each beside that of the preceding period of equal length. */
export const Totals = ({ totals, before }: TotalsProps) => {
  const translate = useTranslate();
  const { yen, points, number, coins } = useFormats();
  const tiles: readonly [keyof ShownFigures, (n: number) => string][] = [
    ['sales', yen],
    ['sales_free', points],
    ['points_issued', points],
    ['points_used', points],
    ['points_converted', points],
    ['points_expired', points],
    ['draws', number],
    ['tickets', number],
    ['coins_used', coins],
    ['registrations', number],
  ];
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {tiles.map(([figure, format]) => (
        <Tile
          key={figure}
          label={translate(`dashboard.${figure}`)}
          value={format(totals[figure])}
          note={translate('dashboard.before', { value: format(before[figure]) })}
        />
      ))}
    </Stack>
  );
};
