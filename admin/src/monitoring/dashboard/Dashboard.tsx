import { Alert, Skeleton, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { Title, useStore, useTranslate } from 'react-admin';
import { useApiQuery } from '../../ui/useApiQuery';
import { AbuseNote } from './AbuseNote';
import { ApprovalsNote } from './ApprovalsNote';
import { Charts } from './Charts';
import type { DashboardData } from './dashboard';
import { Standing } from './Standing';
import { Totals } from './Totals';

const PERIODS = [1, 7, 30];
const LOOKS_AGAIN_MS = 30_000;

const Heading = ({ words }: { readonly words: string }) => (
  <Typography component="h2" variant="h6">
    {useTranslate()(words)}
  </Typography>
);

interface PeriodProps {
  readonly days: number;
  readonly onChange: (days: number) => void;
}

const Period = ({ days, onChange }: PeriodProps) => {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={days}
      aria-label={translate('dashboard.period')}
      onChange={(_, chosen) => chosen && onChange(chosen)}
    >
      {PERIODS.map((period) => (
        <ToggleButton key={period} value={period}>
          {translate(`dashboard.periods.${period}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

/** Renders the first page of the console: the state of the shop, and the figures of the last days. */
export const Dashboard = () => {
  const translate = useTranslate();
  const [period, setPeriod] = useStore('dashboard.days', 7);
  const { data, error } = useApiQuery<DashboardData>(`dashboard?days=${period}`, LOOKS_AGAIN_MS);
  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <Title title={translate('ra.page.dashboard')} />
      <ApprovalsNote />
      <AbuseNote />
      <Heading words="dashboard.now" />
      {error && <Alert severity="error">{error.message}</Alert>}
      {data ? <Standing now={data.now} /> : <Skeleton variant="rounded" height={96} />}
      {data?.totals && data.before && data.days && (
        <>
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <Heading words="dashboard.lately" />
            <Period days={period} onChange={setPeriod} />
          </Stack>
          <Totals totals={data.totals} before={data.before} />
          <Charts days={data.days} />
        </>
      )}
    </Stack>
  );
};
