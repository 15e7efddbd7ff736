import { Box, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ParcelCards, ParcelResource } from './parcel';

const Picture = ({ card, height }: { readonly card: ParcelCards; readonly height: number }) => (
  <Box sx={{ position: 'relative', flex: 'none' }}>
    <Box
      component="img"
      src={card.image_url}
      alt={card.name}
      title={card.name}
      loading="lazy"
      sx={{ height, width: height * 0.72, objectFit: 'cover', borderRadius: 1, display: 'block' }}
    />
    {card.quantity > 1 && (
      <Typography
        variant="caption"
        sx={{
          position: 'absolute',
          right: 0,
          bottom: 0,
          px: 0.5,
          borderRadius: 1,
          bgcolor: 'background.default',
          fontWeight: 700,
        }}
      >
        ×{card.quantity}
      </Typography>
    )}
  </Box>
);

/** Renders thumbnails of the first few kinds of cards in a parcel. */
export const CardPictures = ({ height = 48 }: { readonly height?: number }) => {
  const parcel = useRecordContext<ParcelResource>();
  const translate = useTranslate();
  if (!parcel) return null;
  const shown = parcel.cards.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
      {parcel.cards.map((card) => (
        <Picture key={`${card.prize_id} ${card.name}`} card={card} height={height} />
      ))}
      {shown < parcel.count && (
        <Typography variant="caption">
          +{translate('shipments.cards', { count: parcel.count - shown, smart_count: parcel.count - shown })}
        </Typography>
      )}
    </Stack>
  );
};

/** Renders all contents of the parcel, large enough to pick them by sight. */
export const CardsToPack = () => {
  const parcel = useRecordContext<ParcelResource>();
  const translate = useTranslate();
  if (!parcel) return null;
  return (
    <Box component="section" aria-labelledby="to-pack">
      <Typography id="to-pack" component="h2" variant="h6" gutterBottom>
        {translate('shipments.parcel')} ·{' '}
        {translate('shipments.cards', { count: parcel.count, smart_count: parcel.count })}
      </Typography>
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: 'wrap', listStyle: 'none', p: 0, m: 0 }}
      >
        {parcel.cards.map((card) => (
          <Box component="li" key={`${card.prize_id} ${card.name}`} sx={{ width: 132 }}>
            <Picture card={card} height={180} />
            <Typography variant="body2" sx={{ fontWeight: 700, mt: 0.5 }}>
              {card.name} ×{card.quantity}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {card.model_number}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Box>
  );
};
