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
import type { ChartProps } from './chartProps';

const AXIS = { stroke: tokens.inkSoft, fontSize: 12, tickLine: false } as const;
const TIP = { background: tokens.raised, border: `1px solid ${tokens.line}`, color: tokens.ink };

/** Draws lines or bars. Its library is a tenth of the console's size and loads with the first chart. */
export const ChartDrawing = ({ rows, series, format, kind = 'line' }: ChartProps) => {
  const Frame = kind === 'bar' ? BarChart : LineChart;
  return (
    <ResponsiveContainer>
      <Frame data={[...rows]} accessibilityLayer={false}>
        <CartesianGrid stroke={tokens.line} vertical={false} />
        <XAxis dataKey="x" {...AXIS} />
        <YAxis {...AXIS} width={88} allowDecimals={false} tickFormatter={format} />
        <Tooltip contentStyle={TIP} formatter={(value) => format(Number(value))} cursor={{ fill: tokens.raised }} />
        {series.length > 1 && <Legend itemSorter={null} wrapperStyle={{ fontSize: 12, left: 0, width: '100%' }} />}
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
  );
};
