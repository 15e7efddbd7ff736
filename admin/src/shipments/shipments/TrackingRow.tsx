import { Box, TableCell, TableRow, TextField, Typography } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { CardPictures } from './CardPictures';
import { DueField } from './DueField';
import type { ParcelRecord } from './parcel';
import { RecipientField } from './RecipientField';
import { typedCode } from './tracking.rules';
import type { EntryState } from './useTrackingEntry';

interface TrackingRowProps {
  readonly parcel: ParcelRecord;
  readonly state: EntryState | undefined;
  /** It has the cursor when the page opens. */
  readonly isFirst: boolean;
  readonly onEnter: (text: string) => void;
}

const COLOURS = { saving: 'textSecondary', saved: 'success', fault: 'warning', refused: 'error' } as const;

const Outcome = ({ state }: { readonly state: EntryState }) => {
  const translate = useTranslate();
  const words = {
    saving: () => translate('shipments.entry.saving'),
    saved: () => `✓ ${translate('shipments.entry.saved')}`,
    fault: () => (state.kind === 'fault' ? translate(`shipments.entry.${state.fault}`) : ''),
    refused: () => (state.kind === 'refused' ? state.message : ''),
  };
  return <Typography color={COLOURS[state.kind]}>{words[state.kind]()}</Typography>;
};

/** One parcel with the field for its number. */
export const TrackingRow = ({ parcel, state, isFirst, onEnter }: TrackingRowProps) => {
  const translate = useTranslate();
  const isSaved = state?.kind === 'saved';
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The Enter that ends a Japanese conversion is not meant for the number.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // What is shown is what is saved.
    event.currentTarget.value = typedCode(event.currentTarget.value);
    onEnter(event.currentTarget.value);
  };
  return (
    <RecordContextProvider value={parcel}>
      <TableRow>
        <TableCell>
          <DueField />
        </TableCell>
        <TableCell sx={{ minWidth: 190 }}>
          <RecipientField />
        </TableCell>
        <TableCell>
          <CardPictures />
        </TableCell>
        <TableCell align="right">{parcel.count}</TableCell>
        <TableCell sx={{ width: 200 }}>
          <TextField
            fullWidth
            autoFocus={isFirst}
            margin="none"
            placeholder="0000-0000-0000"
            slotProps={{
              htmlInput: {
                'data-entry': parcel.id,
                'aria-label': translate('shipments.entry.number', { name: parcel.name }),
                autoComplete: 'off',
                inputMode: 'numeric',
                readOnly: isSaved,
                onKeyDown,
              },
            }}
            error={state?.kind === 'refused' || state?.kind === 'fault'}
          />
        </TableCell>
        <TableCell sx={{ width: 220 }}>
          <Box role="status">{state && <Outcome state={state} />}</Box>
        </TableCell>
      </TableRow>
    </RecordContextProvider>
  );
};
