import { Alert, Button, Stack, Typography } from '@mui/material';
import { Labeled, Link, TextField, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Fact } from '../../ui/Fact';
import { Facts } from '../../ui/Facts';
import { StateField, TimeField, YenField } from '../../ui/fields';
import { ResourceShow } from '../../ui/ResourceShow';
import { useFormats } from '../../ui/useFormats';
import { DepositCommands } from './DepositCommands';
import { DepositTimeline } from './DepositTimeline';
import { type DepositResource, STATE_COLOURS } from './deposit';
import { PaidOutDays } from './PaidOutDays';
import { PayoutSuggestions } from './PayoutSuggestions';
import { SmallerCourses } from './SmallerCourses';
import { Suggestions } from './Suggestions';

const Head = () => {
  const deposit = useRecordContext<DepositResource>();
  const { yen } = useFormats();
  if (!deposit) return null;
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography component="h2" variant="h5">
        {yen(deposit.yen)}
      </Typography>
      <StateField source="status" words="resources.deposits.states" colours={STATE_COLOURS} />
    </Stack>
  );
};

/** Links to the deposits of the same day and amount, which may include the original of this one. */
const EqualDeposits = ({ deposit: { booked_on, yen } }: { readonly deposit: DepositResource }) => {
  const translate = useTranslate();
  const filter = encodeURIComponent(JSON.stringify({ yen, from: booked_on, to: booked_on }));
  return (
    <Button
      component={RouterLink}
      to={`/deposits?filter=${filter}`}
      size="small"
      sx={{ display: 'flex', width: 'fit-content' }}
    >
      {translate('deposits.compare')}
    </Button>
  );
};

/** Renders why the deposit is held and what the operator should do. */
export const Why = () => {
  const deposit = useRecordContext<DepositResource>();
  const translate = useTranslate();
  if (deposit?.status !== 'held') return null;
  return (
    <Alert severity="warning">
      {translate(`deposits.what_to_do.${deposit.because}`)}
      {deposit.because === 'maybe-known' && <EqualDeposits deposit={deposit} />}
    </Alert>
  );
};

/** Renders a coded field that only some deposits have. */
const WordOfSome = ({ field }: { readonly field: 'because' | 'matched_by' }) => {
  const deposit = useRecordContext<DepositResource>();
  const translate = useTranslate();
  const value = deposit?.[field];
  return value ? (
    <Fact label={`resources.deposits.fields.${field}`}>{translate(`resources.deposits.${field}.${value}`)}</Fact>
  ) : null;
};

const PaymentLink = () => {
  const deposit = useRecordContext<DepositResource>();
  const translate = useTranslate();
  if (!deposit?.payment_id) return null;
  return (
    <Fact label="resources.deposits.fields.payment_id">
      <Link to={`/payments/${deposit.payment_id}/show`}>{translate('deposits.to_payment')}</Link>
    </Fact>
  );
};

/** Renders the provider's days that this deposit pays out. */
const PaidOut = () => {
  const payouts = useRecordContext<DepositResource>()?.payouts ?? [];
  if (payouts.length === 0) return null;
  return (
    <Fact label="resources.deposits.fields.payouts">
      <PaidOutDays days={payouts} />
    </Fact>
  );
};

/** Renders one line of a bank file: why it is held, its payment or suggestions, and its history. */
export const DepositShow = () => (
  <ResourceShow commands={<DepositCommands />} timeline={<DepositTimeline />}>
    <Why />
    <Head />
    <Facts>
      <Labeled source="booked_on">
        <TextField source="booked_on" />
      </Labeled>
      <Labeled source="sender">
        <TextField source="sender" emptyText="—" />
      </Labeled>
      <Labeled source="held_yen">
        <YenField source="held_yen" />
      </Labeled>
      <WordOfSome field="because" />
      <WordOfSome field="matched_by" />
      <PaymentLink />
      <PaidOut />
      <Labeled source="enquiry">
        <TextField source="enquiry" emptyText="—" />
      </Labeled>
      <Labeled source="received_at">
        <TimeField source="received_at" />
      </Labeled>
      <Labeled source="id">
        <TextField source="id" sx={{ overflowWrap: 'anywhere' }} />
      </Labeled>
    </Facts>
    <SmallerCourses />
    <PayoutSuggestions />
    <Suggestions />
  </ResourceShow>
);
