import { Alert, Button, Stack, Typography } from '@mui/material';
import { Labeled, Link, useRecordContext, useTranslate } from 'react-admin';
import { Facts } from '../../ui/Facts';
import { StateField, TimeField, YenField } from '../../ui/fields';
import { ResourceShow } from '../../ui/ResourceShow';
import { useFormats } from '../../ui/useFormats';
import { ImportButton } from './ImportButton';
import { SettlementLines } from './SettlementLines';
import { type SettlementResource, STATE_COLOURS } from './settlement';

const Head = () => {
  const settlement = useRecordContext<SettlementResource>();
  const translate = useTranslate();
  const { day, yen } = useFormats();
  if (!settlement) return null;
  return (
    <>
      {settlement.awaited_yen !== 0 && (
        <Alert severity="info">{translate('settlements.payout_awaited', { yen: yen(settlement.awaited_yen) })}</Alert>
      )}
      {settlement.state !== 'done' && (
        <Alert severity={settlement.state === 'awaited' ? 'info' : 'warning'}>
          {translate(`settlements.${settlement.state === 'awaited' ? 'awaited' : 'broken_off'}`)}
        </Alert>
      )}
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h2" variant="h5">
          {translate(`resources.payments.providers.${settlement.provider}`)} {day(`${settlement.day}T12:00:00+09:00`)}
        </Typography>
        <StateField source="state" words="resources.settlements.states" colours={STATE_COLOURS} />
      </Stack>
    </>
  );
};

/** Links to the ledger entries of the provider's account. */
const ToEntries = () => {
  const settlement = useRecordContext<SettlementResource>();
  const translate = useTranslate();
  if (!settlement) return null;
  const filter = encodeURIComponent(JSON.stringify({ account: `provider:${settlement.provider}` }));
  const to = `/ledger-entries?filter=${filter}&displayedFilters=%7B%22account%22%3Atrue%7D`;
  return (
    <Button component={Link} to={to} size="small">
      {translate('settlements.entries')}
    </Button>
  );
};

/** Links to the bank deposits that paid the settlement out; renders nothing before there are any. */
const ToDeposits = () => {
  const settlement = useRecordContext<SettlementResource>();
  const translate = useTranslate();
  if (!settlement || settlement.paid_out_yen === 0) return null;
  const filter = encodeURIComponent(JSON.stringify({ settlement: settlement.id }));
  return (
    <Button component={Link} to={`/deposits?filter=${filter}`} size="small">
      {translate('settlements.deposits')}
    </Button>
  );
};

const AMOUNTS = ['ours_yen', 'theirs_yen', 'fee', 'payout', 'paid_out_yen', 'awaited_yen', 'open_yen'] as const;

/** Compares the shop's and the provider's records of one day. */
export const SettlementShow = () => (
  <ResourceShow
    commands={
      <>
        <ToDeposits />
        <ToEntries />
        <ImportButton />
      </>
    }
  >
    <Head />
    <Facts>
      {AMOUNTS.map((source) => (
        <Labeled key={source} source={source}>
          <YenField source={source} />
        </Labeled>
      ))}
      <Labeled source="imported_at">
        <TimeField source="imported_at" />
      </Labeled>
    </Facts>
    <SettlementLines />
  </ResourceShow>
);
