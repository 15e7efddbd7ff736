import { Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** Lays labelled values out side by side, as many per line as fit. */
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
    {children}
  </Stack>
);
