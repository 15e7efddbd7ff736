import ErrorIcon from '@mui/icons-material/Error';
import { Box, Stack, TableCell, TableRow, TextField, Typography } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { toStoredCode } from '../../../../services/shipments/streams/delivery-code.shared.js';
import { CardPictures } from './CardPictures';
import { DueField } from './DueField';
import type { ParcelResource } from './parcel';
import { RecipientField } from './RecipientField';
import type { EntryState } from './useTrackingEntry';

interface TrackingRowProps {
  readonly parcel: ParcelResource;
  readonly state: EntryState | undefined;
  /** True for the row that has the focus when the page opens. */
  readonly isFirst: boolean;
  readonly onEnter: (text: string) => void;
}

/** Style of columns that a phone has no room for. It shows only the recipient and the tracking number. */
export const ON_DESKTOP = { display: { xs: 'none', sm: 'table-cell' } };
export const NARROW = { xs: 1, sm: 2 };

const COLOURS = {
  saving: 'textSecondary',
  saved: 'success',
  called: 'info',
  fault: 'error',
  refused: 'error',
} as const;

const Outcome = ({ state }: { readonly state: EntryState }) => {
  const translate = useTranslate();
  const words = {
    saving: () => translate('shipments.entry.saving'),
    saved: () => `✓ ${translate('shipments.entry.saved')}`,
    called: () => translate('shipments.entry.called'),
    fault: () => (state.kind === 'fault' ? translate(`shipments.entry.${state.fault}`, { code: state.code }) : ''),
    refused: () => (state.kind === 'refused' ? state.message : ''),
  };
  const isRefused = state.kind === 'fault' || state.kind === 'refused';
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
      {isRefused && <ErrorIcon color="error" fontSize="small" aria-hidden />}
      <Typography color={COLOURS[state.kind]}>{words[state.kind]()}</Typography>
    </Stack>
  );
};

interface NumberFieldProps extends TrackingRowProps {
  readonly isRefused: boolean;
}

const NumberField = ({ parcel, state, isFirst, isRefused, onEnter }: NumberFieldProps) => {
  const translate = useTranslate();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // An Enter that confirms a Japanese conversion does not submit the number.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // The field shows the number in the form that is saved.
    event.currentTarget.value = toStoredCode(event.currentTarget.value);
    onEnter(event.currentTarget.value);
  };
  return (
    <TextField
      fullWidth
      autoFocus={isFirst}
      margin="none"
      placeholder="0000-0000-0000"
      slotProps={{
        htmlInput: {
          'data-entry': parcel.id,
          'aria-label': translate('shipments.entry.number', { name: parcel.name, number: parcel.number }),
          autoComplete: 'off',
          inputMode: 'numeric',
          readOnly: state?.kind === 'saved',
          onKeyDown,
        },
      }}
      error={isRefused}
    />
  );
};

/** Renders one parcel with the field for its tracking number. */
export const TrackingRow = (props: TrackingRowProps) => {
  const { parcel, state } = props;
  const isRefused = state?.kind === 'refused' || state?.kind === 'fault';
  return (
    <RecordContextProvider value={parcel}>
      <TableRow
        selected={state?.kind === 'called'}
        sx={isRefused ? { outline: '3px solid', outlineColor: 'error.main', outlineOffset: '-3px' } : {}}
      >
        <TableCell sx={ON_DESKTOP}>
          <DueField />
        </TableCell>
        <TableCell sx={{ minWidth: { xs: 120, sm: 240 }, px: NARROW }}>
          <RecipientField hasStreet />
        </TableCell>
        <TableCell sx={ON_DESKTOP}>
          <CardPictures height={80} />
        </TableCell>
        <TableCell align="right" sx={ON_DESKTOP}>
          {parcel.count}
        </TableCell>
        <TableCell sx={{ minWidth: { xs: 170, sm: 260 }, px: NARROW }}>
          <NumberField {...props} isRefused={isRefused} />
          <Box role={isRefused ? 'alert' : 'status'} sx={{ mt: 0.5 }}>
            {state && <Outcome state={state} />}
          </Box>
        </TableCell>
      </TableRow>
    </RecordContextProvider>
  );
};
