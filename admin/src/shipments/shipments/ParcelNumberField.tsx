import { Typography } from '@mui/material';
import { useFieldValue } from 'react-admin';

/** Renders the parcel number that people use. */
export const ParcelNumberField = () => (
  <Typography component="span" variant="body2" sx={{ fontFamily: 'monospace', fontWeight: 700 }}>
    {useFieldValue({ source: 'number' })}
  </Typography>
);
