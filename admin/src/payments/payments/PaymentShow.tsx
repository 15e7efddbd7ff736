import { Button, Chip, Stack, Typography } from '@mui/material';
import { Labeled, Link, TextField, useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { Fact } from '../../ui/Fact';
import { Facts } from '../../ui/Facts';
import { StateField, TimeField, WordField } from '../../ui/fields';
import { MemberField } from '../../ui/MemberField';
import { ResourceShow } from '../../ui/ResourceShow';
import { useFormats } from '../../ui/useFormats';
import { PaymentAlarms } from './PaymentAlarms';
import { PaymentCommands } from './PaymentCommands';
import { PaymentTimeline } from './PaymentTimeline';
import { ProviderCalls } from './ProviderCalls';
import { type PaymentResource, STATE_COLOURS } from './payment';
import { usePaymentWords } from './usePaymentWords';

const Head = () => {
  const payment = useRecordContext<PaymentResource>();
  const translate = useTranslate();
  const { yen } = useFormats();
  if (!payment) return null;
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography component="h2" variant="h5">
        {yen(payment.yen)}
      </Typography>
      <StateField source="status" words="resources.payments.states" colours={STATE_COLOURS} />
      {payment.late && <Chip size="small" color="info" label={translate('payments.late')} />}
    </Stack>
  );
};

/** Links to the ledger lines of the payment. */
const ToEntries = () => {
  const payment = useRecordContext<PaymentResource>();
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'ledger-entries', action: 'list' });
  if (payment?.status !== 'paid' || !canAccess) return null;
  const filter = encodeURIComponent(JSON.stringify({ document: payment.id }));
  const to = `/ledger-entries?filter=${filter}&displayedFilters=%7B%22document%22%3Atrue%7D`;
  return (
    <Button component={Link} to={to} size="small" variant="outlined">
      {translate('payments.entries')}
    </Button>
  );
};

/** Renders the facts that only some payments have: slip number, sender, failure and refunds. */
const PartOfSome = () => {
  const payment = useRecordContext<PaymentResource>();
  const words = usePaymentWords();
  const { time, yen } = useFormats();
  if (!payment) return null;
  const { paid_at, number, sender, card_number, provider_ref, failure_code } = payment;
  const { refunded_yen, refunding_yen, disputed_yen, charged_back_yen, owed_yen, dispute_case } = payment;
  const facts = {
    paid_at: time(paid_at),
    number,
    sender,
    card_number,
    provider_ref,
    failure_code: failure_code && words.code(failure_code),
    refunding_yen: refunding_yen > 0 && yen(refunding_yen),
    refunded_yen: refunded_yen > 0 && yen(refunded_yen),
    disputed_yen: disputed_yen > 0 && yen(disputed_yen),
    charged_back_yen: charged_back_yen > 0 && yen(charged_back_yen),
    owed_yen: owed_yen > 0 && yen(owed_yen),
    dispute_case,
  };
  return Object.entries(facts).map(
    ([field, value]) =>
      value && (
        <Fact key={field} label={`resources.payments.fields.${field}`}>
          {value}
        </Fact>
      ),
  );
};

const Purchased = () => {
  const payment = useRecordContext<PaymentResource>();
  const words = usePaymentWords();
  return payment ? <Fact label="resources.payments.fields.given">{words.purchased(payment)}</Fact> : null;
};

/** Renders one payment: its alarms, member, amount and deadline, the calls to its provider, and its history. */
export const PaymentShow = () => (
  <ResourceShow
    commands={
      <>
        <ToEntries />
        <PaymentCommands />
      </>
    }
    timeline={<PaymentTimeline />}
  >
    <PaymentAlarms />
    <Head />
    <Facts>
      <Labeled source="member_id">
        <MemberField source="member_id" />
      </Labeled>
      <Labeled source="method">
        <WordField source="method" words="resources.payments.methods" />
      </Labeled>
      <Labeled source="provider">
        <WordField source="provider" words="resources.payments.providers" />
      </Labeled>
      <Purchased />
      <Labeled source="requested_at">
        <TimeField source="requested_at" />
      </Labeled>
      <Labeled source="due_at">
        <TimeField source="due_at" />
      </Labeled>
      <PartOfSome />
      <Labeled source="id">
        <TextField source="id" sx={{ overflowWrap: 'anywhere' }} />
      </Labeled>
    </Facts>
    <ProviderCalls />
  </ResourceShow>
);
