import { Button, Typography } from '@mui/material';
import { FunctionField, Labeled, Link, useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { Facts } from '../../ui/Facts';
import { CountField, TimeField } from '../../ui/fields';
import { MemberField } from '../../ui/MemberField';
import { ResourceShow } from '../../ui/ResourceShow';
import { DrawCards } from './DrawCards';
import { DrawExchange } from './DrawExchange';
import { DrawParcels } from './DrawParcels';
import { DrawReceipt } from './DrawReceipt';
import { DrawTimeline } from './DrawTimeline';
import { type DrawDetail, useDrawWords } from './draw';

const ToEntries = () => {
  const draw = useRecordContext<DrawDetail>();
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'ledger-entries', action: 'list' });
  if (!draw || !canAccess) return null;
  const filter = encodeURIComponent(JSON.stringify({ document: draw.id }));
  const to = `/ledger-entries?filter=${filter}&displayedFilters=%7B%22document%22%3Atrue%7D`;
  return (
    <Button component={Link} to={to} size="small" variant="outlined">
      {translate('draws.entries')}
    </Button>
  );
};

const Head = () => {
  const draw = useRecordContext<DrawDetail>();
  const words = useDrawWords();
  if (!draw) return null;
  return (
    <Typography component="h2" variant="h5">
      <Link to={draw.exchange ? `/exchange-offers/${draw.pack_id}/show` : `/packs/${draw.pack_id}/show`}>
        {words.pack(draw)}
      </Link>
    </Typography>
  );
};

/**
 * Renders one draw: its member and price, its cards with their locations, and its receipt.
 * An exchange shows what was given instead of a receipt.
 */
export const DrawShow = () => {
  const words = useDrawWords();
  return (
    <ResourceShow commands={<ToEntries />} timeline={<DrawTimeline />}>
      <Head />
      <Facts>
        <Labeled source="created">
          <TimeField source="created" />
        </Labeled>
        <Labeled source="due_at">
          <TimeField source="due_at" />
        </Labeled>
        <Labeled source="member_id">
          <MemberField source="member_id" />
        </Labeled>
        <Labeled source="cost">
          <FunctionField<DrawDetail> render={words.cost} />
        </Labeled>
        <Labeled source="count">
          <CountField source="count" />
        </Labeled>
        <Labeled source="undecided">
          <CountField source="undecided" />
        </Labeled>
      </Facts>
      <DrawParcels />
      <DrawCards />
      <DrawExchange />
      <DrawReceipt />
    </ResourceShow>
  );
};
