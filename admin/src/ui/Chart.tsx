import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { chartColours, tokens } from '../theme/tokens';
import { ChartTable } from './ChartTable';
import type { ChartProps } from './chartProps';

const AXIS = { stroke: tokens.inkSoft, fontSize: 12, tickLine: false } as const;
const TIP = { background: tokens.raised, border: `1px solid ${tokens.line}`, color: tokens.ink };

/** A chart for the eye, and the same numbers as a table for everybody. */
export const Chart = (props: ChartProps) => {
  const { title, rows, series, format, kind = 'line' } = props;
  const id = useId();
  const Frame = kind === 'bar' ? BarChart : LineChart;
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} component="h2" variant="subtitle1" gutterBottom>
        {title}
      </Typography>
      <Box aria-hidden sx={{ height: 220 }}>
        <ResponsiveContainer>
          <Frame data={[...rows]} accessibilityLayer={false}>
            <CartesianGrid stroke={tokens.line} vertical={false} />
            <XAxis dataKey="x" {...AXIS} />
            <YAxis {...AXIS} width={88} allowDecimals={false} tickFormatter={format} />
            <Tooltip contentStyle={TIP} formatter={(value) => format(Number(value))} cursor={{ fill: tokens.raised }} />
            {series.length > 1 && <Legend itemSorter={null} wrapperStyle={{ fontSize: 12 }} />}
            {series.map(({ key, label }, i) => {
              const look = { dataKey: key, name: label, isAnimationActive: false } as const;
              const colour = chartColours[i % chartColours.length];
              return kind === 'bar' ? (
                <Bar {...look} key={key} fill={colour} maxBarSize={48} />
              ) : (
                <Line {...look} key={key} stroke={colour} strokeWidth={2} dot={false} />
              );
            })}
          </Frame>
        </ResponsiveContainer>
      </Box>
      <ChartTable {...props} />
    </Paper>
  );
};
