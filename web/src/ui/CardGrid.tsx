import type { GridProps } from './card-grid.props';
import { gridStyle, isLong } from './card-grid.rules';
import { LongGrid } from './LongGrid';

/** Cards side by side. However long the list, a phone draws only what is near its screen. */
export function CardGrid<Item>({ minWidth = 136, ...grid }: Omit<GridProps<Item>, 'minWidth'> & { minWidth?: number }) {
  const Grid = isLong(grid.items.length) ? LongGrid : ShortGrid;
  return <Grid {...grid} minWidth={minWidth} />;
}

function ShortGrid<Item>({ items, render, label, minWidth }: GridProps<Item>) {
  return (
    <ul className="cards" aria-label={label} style={gridStyle(minWidth)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the list
        <li key={index}>{render(item, index)}</li>
      ))}
    </ul>
  );
}
