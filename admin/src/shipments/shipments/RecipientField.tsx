import { Chip, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ParcelRecord } from './parcel';

/** Who gets the parcel, and what goes with it, or could. */
export const RecipientField = () => {
  const parcel = useRecordContext<ParcelRecord>();
  const translate = useTranslate();
  if (!parcel) return null;
  const { name, prefecture, province, shiku, together, combinable } = parcel;
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <span>{name}</span>
      <Typography variant="caption" color="textSecondary">
        {prefecture || province} {shiku}
      </Typography>
      {together > 1 && <Chip size="small" color="info" label={translate('shipments.together', { count: together })} />}
      {combinable > 0 && (
        <Typography variant="caption" color="warning">
          {translate('shipments.combinable', { count: combinable })}
        </Typography>
      )}
    </Stack>
  );
};
