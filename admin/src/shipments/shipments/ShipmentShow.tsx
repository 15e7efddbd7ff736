import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useRef } from 'react';
import { Labeled, TextField, useCanAccess, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { copyText } from '../../browser/clipboard';
import { EventTimeline, type Happening } from '../../timeline/EventTimeline';
import { CarrierField } from '../../ui/CarrierField';
import { Facts } from '../../ui/Facts';
import { StateField, TimeField } from '../../ui/fields';
import { ResourceShow } from '../../ui/ResourceShow';
import { useCarrierName } from '../../ui/useCarrierName';
import { useFormats } from '../../ui/useFormats';
import { CardsToPack } from './CardPictures';
import { DueField } from './DueField';
import { ParcelNumberField } from './ParcelNumberField';
import { hasNoAddress, type ParcelResource, STATE_COLOURS, toAddressLines } from './parcel';
import { ShipmentCommands } from './ShipmentCommands';

const Warnings = () => {
  const parcel = useRecordContext<ParcelResource>();
  const translate = useTranslate();
  const { day } = useFormats();
  if (!parcel) return null;
  return (
    <>
      {parcel.late && <Alert severity="error">{translate('shipments.late_since', { day: day(parcel.due_on) })}</Alert>}
      {parcel.held && (
        <Alert severity="error">
          {translate(hasNoAddress(parcel) ? 'shipments.no_address_why' : 'shipments.held_why')}
        </Alert>
      )}
      {parcel.status === 'returned' && (
        <Alert severity="warning">{translate('shipments.kept_until', { day: day(parcel.kept_until) })}</Alert>
      )}
      {parcel.combinable > 0 && (
        <Alert severity="info">{translate('shipments.combinable', { count: parcel.combinable })}</Alert>
      )}
    </>
  );
};

const Address = () => {
  const parcel = useRecordContext<ParcelResource>();
  const translate = useTranslate();
  const notify = useNotify();
  const address = useRef<HTMLElement>(null);
  const { canAccess: seesMembers } = useCanAccess({ resource: 'members', action: 'show' });
  if (!parcel) return null;
  const isMissing = hasNoAddress(parcel);
  const lines = isMissing ? [translate('shipments.no_address')] : toAddressLines(parcel);
  const copy = async () => {
    if (await copyText(lines.join('\n'))) return notify('shipments.copied');
    // If copying fails, the address is selected for copying by hand.
    if (address.current) getSelection()?.selectAllChildren(address.current);
    notify('shipments.not_copied', { type: 'warning' });
  };
  return (
    <Box component="section" aria-labelledby="address" sx={{ minWidth: 280 }}>
      <Typography id="address" component="h2" variant="h6" gutterBottom>
        {translate('shipments.address')}
      </Typography>
      <Box component="address" ref={address} sx={{ fontStyle: 'normal', fontSize: 16, lineHeight: 1.6 }}>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Box>
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        {!isMissing && (
          <Button size="small" startIcon={<ContentCopyIcon />} onClick={copy}>
            {translate('shipments.copy')}
          </Button>
        )}
        {seesMembers && (
          <Button size="small" component={Link} to={`/members/${parcel.member_id}/show`}>
            {translate('shipments.member')}
          </Button>
        )}
      </Stack>
    </Box>
  );
};

const Included = () => {
  const parcel = useRecordContext<ParcelResource>();
  const translate = useTranslate();
  const { time } = useFormats();
  const { canAccess: seesDraws } = useCanAccess({ resource: 'draws', action: 'show' });
  if (!parcel?.shipments) return null;
  return (
    <Box component="section" aria-labelledby="included">
      <Typography id="included" component="h2" variant="h6" gutterBottom>
        {translate('shipments.included')}
      </Typography>
      <Stack component="ul" spacing={0.5} sx={{ m: 0, pl: 2 }}>
        {parcel.shipments.map(({ id, number, requested_at, draw_ids, count }) => (
          <li key={id}>
            {number} · {time(requested_at)} · {translate('shipments.cards', { count, smart_count: count })}
            {seesDraws &&
              draw_ids.map((draw) => (
                <Button key={draw} size="small" component={Link} to={`/draws/${draw}/show`} sx={{ ml: 1 }}>
                  {translate('shipments.draw')}
                </Button>
              ))}
          </li>
        ))}
      </Stack>
    </Box>
  );
};

/** Returns the parcel's own events, in addition to the operators' commands. */
const useHistory = (): Happening[] => {
  const parcel = useRecordContext<ParcelResource>();
  const translate = useTranslate();
  const carrierName = useCarrierName();
  const { day } = useFormats();
  return (parcel?.history ?? []).map(({ id, type, at, kept_until, former_address, ...details }) => {
    const words = {
      ...details,
      carrier: carrierName(details.carrier ?? ''),
      smart_count: details.count ?? details.together,
      day: day(String(kept_until)),
    };
    const text = translate(`shipments.history.${type}`, words);
    if (!former_address) return { id, at, text };
    const address = toAddressLines(former_address).join(' ');
    const former = type === 'ShipmentShipped' ? 'sent_to' : 'address_before';
    return { id, at, text: `${text} — ${translate(`shipments.history.${former}`, { address })}` };
  });
};

const History = () => <EventTimeline events={useHistory()} />;

/** Renders the tracking data of a parcel that has been sent. */
const Sent = () =>
  useRecordContext<ParcelResource>()?.delivery_code ? (
    <>
      <Labeled source="shipped_at">
        <TimeField source="shipped_at" />
      </Labeled>
      <Labeled source="carrier">
        <CarrierField source="carrier" />
      </Labeled>
      <Labeled source="delivery_code">
        <TextField source="delivery_code" />
      </Labeled>
    </>
  ) : null;

/** Renders a parcel for packing: its contents, its address and its history. */
export const ShipmentShow = () => (
  <ResourceShow commands={<ShipmentCommands />} timeline={<History />}>
    <Warnings />
    <Facts>
      <Labeled source="number">
        <ParcelNumberField />
      </Labeled>
      <Labeled source="status">
        <StateField source="status" words="resources.shipments.states" colours={STATE_COLOURS} />
      </Labeled>
      <Labeled source="due_on">
        <DueField />
      </Labeled>
      <Labeled source="requested_at">
        <TimeField source="requested_at" />
      </Labeled>
      <Sent />
      <Labeled source="id">
        <TextField source="id" />
      </Labeled>
    </Facts>
    <Stack direction="row" spacing={6} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Address />
      <Box sx={{ flex: 1, minWidth: 'min(400px, 100%)' }}>
        <CardsToPack />
      </Box>
    </Stack>
    <Included />
  </ResourceShow>
);
