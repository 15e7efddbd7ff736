import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ExpiryForecast } from '../../../../services/ledger/expiry-forecast/expiry-forecast.contract.js';
import { Chart } from '../../ui/Chart';
import { useApiQuery } from '../../ui/useApiQuery';
import { useFormats } from '../../ui/useFormats';
import { Page } from '../Page';
import { fillDays } from './everyDay';

/** Renders the points that expire on each day if nobody spends them. */
export const ExpiryForecastPage = () => {
  const translate = useTranslate();
  const { day, points } = useFormats();
  const forecast = useApiQuery<ExpiryForecast>('expiry-forecast');
  const series = (['paid', 'free'] as const).map((key) => ({ key, label: translate(`ledger.${key}`) }));
  return (
    <Page resource="expiry-forecast" query={forecast}>
      {({ days, paid, free }) =>
        days.length === 0 ? (
          <Typography>{translate('ledger.no_forecast')}</Typography>
        ) : (
          <>
            <Typography>{translate('ledger.forecast_total', { paid: points(paid), free: points(free) })}</Typography>
            <Chart
              kind="bar"
              title={translate('ledger.by_day')}
              xLabel={translate('ledger.expires_on')}
              rows={fillDays(days).map(({ date, ...amounts }) => ({ x: day(`${date}T12:00:00+09:00`), ...amounts }))}
              series={series}
              format={points}
            />
          </>
        )
      }
    </Page>
  );
};
