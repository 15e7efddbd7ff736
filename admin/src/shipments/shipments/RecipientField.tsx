import { Chip, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { hasNoAddress, type ParcelResource, placeLines } from './parcel';

interface RecipientFieldProps {
  /** True shows the parcel's number and its full address, which tell it apart from its neighbours. */
  readonly hasStreet?: boolean;
}

/** Names the recipient, and counts other parcels that are combined or could be. */
export const RecipientField = ({ hasStreet = false }: RecipientFieldProps) => {
  const parcel = useRecordContext<ParcelResource>();
  const translate = useTranslate();
  if (!parcel) return null;
  const { name, number, prefecture, province, shiku, together, combinable, held } = parcel;
  const lines = hasStreet ? placeLines(parcel) : [`${prefecture || province} ${shiku}`];
  return (
    <Stack sx={{ alignItems: 'flex-start', minWidth: { xs: hasStreet ? 110 : 180, sm: 180 } }}>
      {hasStreet && (
        <Typography component="span" sx={{ fontFamily: 'monospace', fontWeight: 700 }}>
          {number}
        </Typography>
      )}
      <span>{hasNoAddress(parcel) ? translate('shipments.no_address') : name}</span>
      {lines.map((line) => (
        <Typography key={line} variant="caption" color="textSecondary">
          {line}
        </Typography>
      ))}
      {held && <Chip size="small" color="error" label={translate('shipments.held')} />}
      {together > 1 && <Chip size="small" color="info" label={translate('shipments.together', { count: together })} />}
      {combinable > 0 && (
        <Typography variant="caption" color="warning">
          {translate('shipments.combinable', { count: combinable })}
        </Typography>
      )}
    </Stack>
  );
};
