import { useRecordContext, useTranslate } from 'react-admin';
import { Selection as RowSelection, Tick as RowTick } from '../../ui/Selection';
import type { ParcelResource } from './parcel';
import { BulkActions } from './QueueButtons';

/** Ticks one parcel of the list. */
export const Tick = () => {
  const parcel = useRecordContext<ParcelResource>();
  const translate = useTranslate();
  return parcel ? <RowTick label={translate('shipments.tick_one', { number: parcel.number })} /> : null;
};

/** Ticks or unticks all parcels of the page, and offers actions for the ticked ones. */
export const Selection = () => (
  <RowSelection words="shipments">
    <BulkActions />
  </RowSelection>
);
