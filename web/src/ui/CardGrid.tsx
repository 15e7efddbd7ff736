import type { GridProps } from './card-grid.props';
import { isLong, toGridStyle } from './card-grid.rules';
import { LongGrid } from './LongGrid';

/** Shows cards side by side. A long list renders only the cards near the screen. */
export function CardGrid<Item>({ minWidth = 136, ...grid }: Omit<GridProps<Item>, 'minWidth'> & { minWidth?: number }) {
  const Grid = isLong(grid.items.length) ? LongGrid : ShortGrid;
  return <Grid {...grid} minWidth={minWidth} />;
}

function ShortGrid<Item>({ items, render, label, minWidth }: GridProps<Item>) {
  return (
    <ul className="cards" aria-label={label} style={toGridStyle(minWidth)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the list
        <li key={index}>{render(item, index)}</li>
      ))}
    </ul>
  );
}
