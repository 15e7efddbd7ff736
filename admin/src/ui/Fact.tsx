import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Labeled } from 'react-admin';

interface FactProps {
  /** The label or its message key. */
  readonly label: string;
  /** True for the main value of the page. */
  readonly large?: boolean;
  readonly children: ReactNode;
}

/** Renders a labelled value that is not a field of the page's record. */
export const Fact = ({ label, large = false, children }: FactProps) => (
  <Labeled label={label}>
    <Typography component="span" variant={large ? 'h5' : 'body1'} sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Labeled>
);
