import { Link as Anchor, Box, Typography } from '@mui/material';
import { Link, useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { Fact } from '../../ui/Fact';
import { Facts } from '../../ui/Facts';
import { useFormats } from '../../ui/useFormats';
import type { DrawDetail } from './draw';

const PaidFrom = () => {
  const { paid_from, member_id } = useRecordContext<DrawDetail>()!;
  const { canAccess } = useCanAccess({ resource: 'members', action: 'balance-explained' });
  const translate = useTranslate();
  const { points } = useFormats();
  if (paid_from.length === 0) return null;
  const words = paid_from
    .map(({ lot_id, kind, amount }) => `${translate(`draws.lots.${kind}`)} ${lot_id.slice(-12)}: ${points(amount)}`)
    .join(' · ');
  return (
    <Fact label="draws.paid_from">
      {canAccess ? <Link to={`/ledger-accounts/${member_id}/show`}>{words}</Link> : words}
    </Fact>
  );
};

/** Renders the data that anyone needs to check the draw against the public log, and a link to the page that checks it. */
export const DrawReceipt = () => {
  const draw = useRecordContext<DrawDetail>();
  const translate = useTranslate();
  const { number } = useFormats();
  if (!draw?.receipt) return null;
  const { receipt } = draw;
  return (
    <Box component="section" aria-labelledby="receipt">
      <Typography id="receipt" component="h2" variant="h6" gutterBottom>
        {translate('draws.receipt')}
      </Typography>
      <Facts>
        <PaidFrom />
        <Fact label="draws.first_slot">{number(receipt.first_slot)}</Fact>
        <Fact label="draws.day">{number(receipt.day)}</Fact>
        <Fact label="draws.client_seed_by">{translate(`draws.by.${receipt.client_seed_by}`)}</Fact>
        <Fact label="draws.client_seed">{receipt.client_seed ?? translate('draws.client_seed_erased')}</Fact>
        <Fact label="draws.client_seed_hash">{receipt.client_seed_hash}</Fact>
        <Fact label="draws.box_hash">{receipt.box_hash}</Fact>
        <Fact label="draws.head">{receipt.head}</Fact>
      </Facts>
      <Anchor
        href={`/fairness?packId=${encodeURIComponent(draw.pack_id)}`}
        target="_blank"
        rel="noreferrer"
        sx={{ display: 'inline-block', mt: 2 }}
      >
        {translate('draws.check')}
      </Anchor>
    </Box>
  );
};
