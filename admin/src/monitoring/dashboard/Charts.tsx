import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Chart } from '../../ui/Chart';
import { useFormats } from '../../ui/useFormats';
import type { DashboardData, ShownFigures } from './dashboard';

/** Renders the figures of the days as charts. */
export const Charts = ({ days }: { readonly days: NonNullable<DashboardData['days']> }) => {
  const translate = useTranslate();
  const { yen, points, number, day } = useFormats();
  const rows = days.map((figures) => ({ ...figures, x: day(`${figures.day}T00:00:00+09:00`) }));
  const series = (...figures: readonly (keyof ShownFigures)[]) =>
    figures.map((key) => ({ key, label: translate(`dashboard.${key}`) }));
  const xLabel = translate('dashboard.day');
  const common = { rows, xLabel };
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Chart {...common} title={translate('dashboard.sales')} series={series('sales')} format={yen} kind="bar" />
      <Chart {...common} title={translate('dashboard.draws')} series={series('draws')} format={number} kind="bar" />
      <Chart
        {...common}
        title={translate('dashboard.points')}
        series={series('points_issued', 'points_used', 'points_converted', 'points_expired')}
        format={points}
        kind={days.length > 1 ? 'line' : 'bar'}
      />
      <Chart
        {...common}
        title={translate('dashboard.registrations')}
        series={series('registrations')}
        format={number}
        kind="bar"
      />
    </Box>
  );
};
