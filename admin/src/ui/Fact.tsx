import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Labeled } from 'react-admin';

interface FactProps {
  /** The label, or its key. */
  readonly label: string;
  /** As large as what the page is about. */
  readonly large?: boolean;
  readonly children: ReactNode;
}

/** A labelled value that is no field of the page's record. */
export const Fact = ({ label, large = false, children }: FactProps) => (
  <Labeled label={label}>
    <Typography component="span" variant={large ? 'h5' : 'body1'} sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Labeled>
);
