import { Checkbox, FormControlLabel, Stack } from '@mui/material';
import { useListContext, useRecordContext, useTranslate } from 'react-admin';
import type { ParcelResource } from './parcel';
import { BulkActions } from './QueueButtons';

/** Ticks one parcel of the list. */
export const Tick = () => {
  const parcel = useRecordContext<ParcelResource>();
  const { selectedIds, onToggleItem } = useListContext<ParcelResource>();
  const translate = useTranslate();
  if (!parcel) return null;
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(parcel.id)}
      // The row itself opens the parcel.
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(parcel.id)}
      slotProps={{ input: { 'aria-label': translate('shipments.tick_one', { number: parcel.number }) } }}
    />
  );
};

/** Ticks or unticks all that the page shows, and offers what can be done with those that are ticked. */
export const Selection = () => {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<ParcelResource>();
  const translate = useTranslate();
  const isAll = data.every(({ id }) => selectedIds.includes(id));
  const toggle = () => (isAll ? onUnselectItems() : onSelect(data.map(({ id }) => id)));
  if (data.length === 0) return null;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', px: 2, minHeight: 44 }}>
      <FormControlLabel
        control={
          <Checkbox size="small" checked={isAll} indeterminate={!isAll && selectedIds.length > 0} onChange={toggle} />
        }
        label={translate(selectedIds.length > 0 ? 'shipments.ticked' : 'shipments.tick_all', {
          count: selectedIds.length,
          smart_count: selectedIds.length,
        })}
      />
      {selectedIds.length > 0 && <BulkActions />}
    </Stack>
  );
};
