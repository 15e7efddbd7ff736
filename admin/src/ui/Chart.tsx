import { Box, Paper, Typography } from '@mui/material';
import { Suspense, useId } from 'react';
import { ChartTable } from './ChartTable';
import type { ChartProps } from './chartProps';
import { optionalPart } from './lazyPart';

/** The drawing is optional: the table below it has the same figures. */
const ChartDrawing = optionalPart(async () => ({ default: (await import('./ChartDrawing')).ChartDrawing }));

/** Renders a chart, and its figures as an accessible table. */
export const Chart = (props: ChartProps) => {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} component="h2" variant="subtitle1" gutterBottom>
        {props.title}
      </Typography>
      <Box aria-hidden sx={{ height: 220 }}>
        <Suspense>
          <ChartDrawing {...props} />
        </Suspense>
      </Box>
      <ChartTable {...props} />
    </Paper>
  );
};
