import { Box, Typography } from '@mui/material';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import type { LedgerEntryExplained } from '../../../../services/ledger/ledger-entries/ledger-entries.contract.js';
import { Fact } from '../../ui/Fact';
import { Facts } from '../../ui/Facts';
import { useFormats } from '../../ui/useFormats';
import { useNames } from '../names';
import { EntryCards } from './EntryCards';

const LotFacts = ({ lot }: Pick<LedgerEntryExplained, 'lot'>) => {
  const translate = useTranslate();
  const { points, time } = useFormats();
  const names = useNames();
  if (!lot) return null;
  const left = translate('ledger.lot_left', { left: points(lot.remaining), issued: points(lot.issued) });
  return (
    <>
      <Fact label="ledger.lot">{`${names.lot(lot.kind)} · ${left}`}</Fact>
      <Fact label="ledger.issued_at">{time(lot.issued_at)}</Fact>
      <Fact label="ledger.expires_at">{time(lot.expires_at)}</Fact>
    </>
  );
};

const PaymentFacts = ({ payment }: Pick<LedgerEntryExplained, 'payment'>) => {
  const translate = useTranslate();
  const { yen } = useFormats();
  if (!payment) return null;
  const method = translate(`resources.payments.methods.${payment.method}`, { _: payment.method });
  return (
    <>
      <Fact label="ledger.payment">
        <Link to={`/payments/${payment.id}/show`}>{`${yen(payment.yen)} · ${method}`}</Link>
      </Fact>
      {payment.provider_ref && <Fact label="resources.payments.fields.provider_ref">{payment.provider_ref}</Fact>}
    </>
  );
};

/** Renders the sources of a line: its draw, cards, payment, lot, operator and event. */
export const EntrySource = () => {
  const entry = useRecordContext<LedgerEntryExplained>();
  const translate = useTranslate();
  const { number } = useFormats();
  const { localize } = useNames();
  if (!entry?.event) return null;
  const { event, lot, draw, payment, operator } = entry;
  return (
    <Box component="section" aria-labelledby="source">
      <Typography id="source" component="h2" variant="h6" gutterBottom>
        {translate('ledger.source')}
      </Typography>
      <Facts>
        {draw && (
          <Fact label="ledger.draw">
            <Link
              to={`/draws/${draw.id}/show`}
            >{`${localize(draw.pack_title, draw.pack_title_en)} × ${number(draw.count)}`}</Link>
          </Fact>
        )}
        <PaymentFacts payment={payment} />
        <LotFacts lot={lot} />
        {operator && <Fact label="ledger.operator">{operator.name}</Fact>}
        {operator?.reason && <Fact label="ledger.reason">{operator.reason}</Fact>}
        {event.seq !== null && <Fact label="ledger.event">{number(event.seq)}</Fact>}
        <Fact label="ledger.stream">{`${event.stream_id} · ${event.stream_version}`}</Fact>
        {event.hash && <Fact label="ledger.hash">{event.hash}</Fact>}
      </Facts>
      <EntryCards />
    </Box>
  );
};
