import { LinearProgress, Stack, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { beep } from './beep';
import type { ParcelResource } from './parcel';
import { useSound } from './SoundButton';
import { NARROW, ON_DESKTOP, TrackingRow } from './TrackingRow';
import { type Dispatch, type EntryState, useTrackingEntry } from './useTrackingEntry';

const COLUMNS = ['due_on', 'name', 'cards', 'count', 'delivery_code'] as const;

const ON_PHONE: ReadonlySet<string> = new Set(['name', 'delivery_code']);

interface TrackingRowsProps {
  readonly parcels: readonly ParcelResource[];
  readonly dispatch: Dispatch;
}

/** Returns functions that move the focus between the fields of the page, for work with a barcode reader. */
const useCursor = () => {
  const table = useRef<HTMLTableElement>(null);
  const fieldOf = ({ id }: ParcelResource) => table.current?.querySelector<HTMLInputElement>(`[data-entry="${id}"]`);
  return {
    table,
    /** Focuses a parcel's field and selects its text, so that the next scan replaces it. */
    goTo: (parcel: ParcelResource) => {
      fieldOf(parcel)?.focus();
      fieldOf(parcel)?.select();
    },
    clear: (parcel: ParcelResource) => {
      const field = fieldOf(parcel);
      if (field) field.value = '';
    },
    /** Returns true if the focused field contains text. */
    isBusy: () => document.activeElement instanceof HTMLInputElement && document.activeElement.value !== '',
  };
};

const Progress = ({
  done,
  refused,
  all,
}: {
  readonly done: number;
  readonly refused: number;
  readonly all: number;
}) => {
  const translate = useTranslate();
  const words = translate('shipments.entry.progress', { done, all });
  return (
    <>
      <Stack direction="row" spacing={2} role="status" sx={{ my: 1 }}>
        <Typography>{words}</Typography>
        {refused > 0 && (
          <Typography color="error">{translate('shipments.entry.failed', { count: refused })}</Typography>
        )}
      </Stack>
      <LinearProgress variant="determinate" value={(done / all) * 100} aria-label={words} />
    </>
  );
};

/** Lists the parcels of the page, each with the field for its tracking number. */
export const TrackingRows = ({ parcels, dispatch }: TrackingRowsProps) => {
  const translate = useTranslate();
  const [isSoundOn] = useSound();
  const cursor = useCursor();
  const refuse = (parcel: ParcelResource) => {
    if (isSoundOn) beep();
    cursor.goTo(parcel);
  };
  const onRefused = (parcel: ParcelResource) => {
    if (!cursor.isBusy()) refuse(parcel);
    else if (isSoundOn) beep();
  };
  const { states, enter } = useTrackingEntry({ parcels, dispatch, onRefused });
  const countOf = (kind: EntryState['kind']) => parcels.filter(({ id }) => states.get(id)?.kind === kind).length;

  const onEnter = (parcel: ParcelResource, index: number) => (text: string) => {
    const next = enter(parcel, text);
    if (next === 'refused') refuse(parcel);
    else if (next === 'next') {
      if (parcels[index + 1]) cursor.goTo(parcels[index + 1]!);
    } else {
      cursor.clear(parcel);
      cursor.goTo(next);
    }
  };
  return (
    <>
      <Progress done={countOf('saved')} refused={countOf('refused')} all={parcels.length} />
      <ScrollingTable ref={cursor.table}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell
                key={column}
                align={column === 'count' ? 'right' : 'left'}
                sx={{ whiteSpace: 'nowrap', ...(ON_PHONE.has(column) ? { px: NARROW } : ON_DESKTOP) }}
              >
                {translate(`resources.shipments.fields.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {parcels.map((parcel, index) => (
            <TrackingRow
              key={parcel.id}
              parcel={parcel}
              state={states.get(parcel.id)}
              isFirst={index === 0}
              onEnter={onEnter(parcel, index)}
            />
          ))}
        </TableBody>
      </ScrollingTable>
    </>
  );
};
