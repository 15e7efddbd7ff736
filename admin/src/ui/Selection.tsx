import { Checkbox, FormControlLabel, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext, useRecordContext, useTranslate } from 'react-admin';

interface TickProps {
  /** Names the row for screen readers. */
  readonly label: string;
}

/** Ticks one row of the list. */
export const Tick = ({ label }: TickProps) => {
  const record = useRecordContext<RaRecord>();
  const { selectedIds, onToggleItem } = useListContext();
  if (!record) return null;
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(record.id)}
      // A press on the row opens the record.
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
};

interface SelectionProps<Row extends RaRecord> {
  /** The prefix of its message keys `tick_all` and `ticked`. */
  readonly words: string;
  /** Returns true for a row that can be ticked; by default every row. */
  readonly isSelectable?: (record: Row) => boolean;
  /** The buttons for the ticked rows. */
  readonly children: ReactNode;
}

/** Ticks or unticks all rows of the page, and offers actions for the ticked ones. */
export const Selection = <Row extends RaRecord>({
  words,
  isSelectable = () => true,
  children,
}: SelectionProps<Row>) => {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<Row>();
  const translate = useTranslate();
  const ids = data.filter(isSelectable).map(({ id }) => id);
  const isAll = ids.every((id) => selectedIds.includes(id));
  const toggle = () => (isAll ? onUnselectItems() : onSelect([...new Set([...selectedIds, ...ids])]));
  if (ids.length === 0) return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', px: 2, minHeight: 44 }}>
      <FormControlLabel
        control={
          <Checkbox size="small" checked={isAll} indeterminate={!isAll && selectedIds.length > 0} onChange={toggle} />
        }
        label={translate(`${words}.${selectedIds.length > 0 ? 'ticked' : 'tick_all'}`, {
          count: selectedIds.length,
          smart_count: selectedIds.length,
        })}
      />
      {selectedIds.length > 0 && children}
    </Stack>
  );
};
