import { Typography } from '@mui/material';
import { useFieldValue } from 'react-admin';

/** The number by which people call a parcel. */
export const ParcelNumberField = () => (
  <Typography component="span" variant="body2" sx={{ fontFamily: 'monospace', fontWeight: 700 }}>
    {useFieldValue({ source: 'number' })}
  </Typography>
);
