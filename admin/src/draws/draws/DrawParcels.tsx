import { Box, Stack, Typography } from '@mui/material';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import { useCarrierName } from '../../ui/useCarrierName';
import type { DrawDetail } from './draw';

/** Lists the parcels with cards of the draw, each once, although one parcel may combine several requests. */
export const DrawParcels = () => {
  const draw = useRecordContext<DrawDetail>();
  const translate = useTranslate();
  const carrierName = useCarrierName();
  if (!draw?.parcels || draw.parcels.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="parcels">
      <Typography id="parcels" component="h2" variant="h6" gutterBottom>
        {translate('draws.parcels')}
      </Typography>
      <Stack component="ul" spacing={0.5} sx={{ m: 0, pl: 2 }}>
        {draw.parcels.map(({ id, number, status, carrier, delivery_code, count }) => (
          <li key={id}>
            <Link to={`/shipments/${id}/show`}>{number}</Link> ·{' '}
            {translate('shipments.cards', { count, smart_count: count })} ·{' '}
            {translate(`resources.shipments.states.${status}`)}
            {delivery_code && ` · ${carrierName(carrier ?? '')} ${delivery_code}`}
          </li>
        ))}
      </Stack>
    </Box>
  );
};
