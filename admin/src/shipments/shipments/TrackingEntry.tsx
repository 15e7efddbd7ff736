import {
  Alert,
  Autocomplete,
  Button,
  Card,
  CardContent,
  LinearProgress,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useRef, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState';
import { CARRIERS, type ParcelRecord } from './parcel';
import { TrackingRow } from './TrackingRow';
import { useQueue } from './useQueue';
import { type Dispatch, type EntryState, useTrackingEntry } from './useTrackingEntry';

const COLUMNS = ['due_on', 'name', 'cards', 'count', 'delivery_code'] as const;

interface DispatchFieldsProps {
  readonly dispatch: Dispatch;
  readonly onChange: (dispatch: Dispatch) => void;
}

const DispatchFields = ({ dispatch, onChange }: DispatchFieldsProps) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Autocomplete
        freeSolo
        disableClearable
        options={CARRIERS}
        inputValue={dispatch.carrier}
        onInputChange={(_, carrier) => onChange({ ...dispatch, carrier })}
        sx={{ width: 240 }}
        renderInput={(params) => (
          <TextField
            {...params}
            margin="none"
            label={translate('shipments.entry.carrier')}
            helperText={translate('shipments.other_carrier')}
          />
        )}
      />
      <TextField
        required
        margin="none"
        label={translate('shipments.entry.reason')}
        helperText={translate('commands.reason_help')}
        value={dispatch.reason}
        onChange={({ target }) => onChange({ ...dispatch, reason: target.value })}
        sx={{ width: 420 }}
      />
    </Stack>
  );
};

const Rows = ({ parcels, dispatch }: { readonly parcels: readonly ParcelRecord[]; readonly dispatch: Dispatch }) => {
  const translate = useTranslate();
  const table = useRef<HTMLTableElement>(null);
  const { states, enter } = useTrackingEntry(dispatch);
  const countOf = (wanted: EntryState['kind']) => parcels.filter(({ id }) => states.get(id)?.kind === wanted).length;
  const [done, refused] = [countOf('saved'), countOf('refused')];
  const onEnter = (parcel: ParcelRecord, index: number) => (text: string) => {
    if (!enter(parcel, text)) return;
    const next = parcels[index + 1];
    if (next) table.current?.querySelector<HTMLInputElement>(`[data-entry="${next.id}"]`)?.focus();
  };
  return (
    <>
      <Stack direction="row" spacing={2} role="status" sx={{ my: 1 }}>
        <Typography>{translate('shipments.entry.progress', { done, all: parcels.length })}</Typography>
        {refused > 0 && (
          <Typography color="error">{translate('shipments.entry.failed', { count: refused })}</Typography>
        )}
      </Stack>
      <LinearProgress
        variant="determinate"
        value={(done / parcels.length) * 100}
        aria-label={translate('shipments.entry.progress', { done, all: parcels.length })}
      />
      <Table size="small" ref={table}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column} align={column === 'count' ? 'right' : 'left'} sx={{ whiteSpace: 'nowrap' }}>
                {translate(`resources.shipments.fields.${column}`)}
              </TableCell>
            ))}
            <TableCell>{translate('resources.shipments.fields.status')}</TableCell>
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
      </Table>
    </>
  );
};

/** One number after another from the keyboard or a barcode reader, for the oldest parcels or those that were ticked. */
export const TrackingEntry = () => {
  const translate = useTranslate();
  const { data: parcels, total, isPending, error, refetch } = useQueue();
  const [dispatch, setDispatch] = useState<Dispatch>({
    carrier: CARRIERS[0],
    reason: translate('shipments.entry.usual_reason'),
  });
  return (
    <Card sx={{ mt: 2 }}>
      <Title title={translate('shipments.entry.title')} />
      <CardContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 2 }}>
          <Typography>{translate('shipments.entry.help')}</Typography>
          <Button component={Link} to="/shipments" size="small" sx={{ flex: 'none' }}>
            {translate('shipments.entry.back')}
          </Button>
        </Stack>
        <DispatchFields dispatch={dispatch} onChange={setDispatch} />
        {isPending && <LinearProgress aria-label={translate('shipments.file.reading')} />}
        {error && <Alert severity="error">{(error as Error).message}</Alert>}
        {parcels && parcels.length === 0 && <EmptyState words="shipments.entry.none" />}
        {parcels && parcels.length > 0 && <Rows parcels={parcels} dispatch={dispatch} />}
        {parcels && total !== undefined && total > parcels.length && (
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mt: 1 }}>
            <Button variant="outlined" onClick={() => refetch()}>
              {translate('shipments.entry.next')}
            </Button>
            <Typography color="textSecondary">
              {translate('shipments.entry.more', { count: parcels.length, total })}
            </Typography>
          </Stack>
        )}
      </CardContent>
    </Card>
  );
};
