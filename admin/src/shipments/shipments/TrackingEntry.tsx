import {
  Alert,
  Autocomplete,
  Button,
  Card,
  CardContent,
  LinearProgress,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { CARRIER_CODES } from '../../../../services/shipments/streams/carriers.shared.js';
import { EmptyState } from '../../ui/EmptyState';
import { useCarrierName } from '../../ui/useCarrierName';
import { SoundButton } from './SoundButton';
import { TrackingRows } from './TrackingRows';
import { useQueue } from './useQueue';
import type { Dispatch } from './useTrackingEntry';

interface DispatchFieldsProps {
  readonly dispatch: Dispatch;
  readonly onChange: (dispatch: Dispatch) => void;
}

const DispatchFields = ({ dispatch, onChange }: DispatchFieldsProps) => {
  const translate = useTranslate();
  const nameOf = useCarrierName();
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <Autocomplete
        freeSolo
        disableClearable
        options={CARRIER_CODES.map(nameOf)}
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
        sx={{ width: 420, maxWidth: '100%' }}
      />
    </Stack>
  );
};

/** Enters tracking numbers one by one by keyboard or barcode reader, for the ticked parcels or the oldest. */
export const TrackingEntry = () => {
  const translate = useTranslate();
  const nameOf = useCarrierName();
  const { data: parcels, total, isPending, error, refetch } = useQueue();
  const [dispatch, setDispatch] = useState<Dispatch>({
    carrier: nameOf(CARRIER_CODES[0]!),
    reason: translate('shipments.entry.usual_reason'),
  });
  return (
    <Card sx={{ mt: 2 }}>
      <Title title={translate('shipments.entry.title')} />
      <CardContent>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ justifyContent: 'space-between', mb: 2 }}>
          <Typography>{translate('shipments.entry.help')}</Typography>
          <Stack sx={{ flex: 'none', alignItems: 'flex-end' }}>
            <Button component={Link} to="/shipments" size="small">
              {translate('shipments.entry.back')}
            </Button>
            <SoundButton />
          </Stack>
        </Stack>
        <DispatchFields dispatch={dispatch} onChange={setDispatch} />
        {isPending && <LinearProgress aria-label={translate('ui.file.reading')} />}
        {error && <Alert severity="error">{(error as Error).message}</Alert>}
        {parcels && parcels.length === 0 && <EmptyState words="shipments.entry.none" />}
        {parcels && parcels.length > 0 && <TrackingRows parcels={parcels} dispatch={dispatch} />}
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
