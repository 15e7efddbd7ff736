import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { GridProps } from './card-grid.props';
import { columnsIn, GAP_PX, gridStyle } from './card-grid.rules';
import { useElementBox } from './use-element-box';

const ROWS_BEYOND = 3;
/** Until a row has been measured: a card of 63 by 88 with two lines below. */
const heightOf = (widthPx: number) => (widthPx * 88) / 63 + 64;

/** Rows that turn out higher than they were estimated push what is seen; nothing else moves the window. */
const keepWhatIsSeen = (
  offset: number,
  { adjustments = 0 }: { adjustments?: number },
  { scrollElement }: { scrollElement: Window | null },
) => {
  if (adjustments !== 0) scrollElement?.scrollTo({ top: offset + adjustments });
};

/** Only the rows near the screen are there; empty space stands for the others. */
export function LongGrid<Item>({ items, render, label, minWidth }: GridProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const { widthPx, topPx } = useElementBox(list);
  const columns = columnsIn(widthPx, minWidth);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: Math.ceil(items.length / columns),
    estimateSize: () => heightOf(widthPx / columns),
    scrollMargin: topPx,
    gap: GAP_PX,
    overscan: ROWS_BEYOND,
    // A page begins at its top; the window may still stand where the page before was left.
    initialOffset: 0,
    scrollToFn: keepWhatIsSeen,
  });
  useLayoutEffect(() => {
    // A row of another width has another height.
    if (widthPx > 0) virtualizer.measure();
  }, [virtualizer, widthPx]);

  const rows = virtualizer.getVirtualItems();
  const first = (rows[0]?.index ?? 0) * columns;
  const shown = items.slice(first, first + rows.length * columns);
  const abovePx = (rows[0]?.start ?? topPx) - topPx;
  const belowPx = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? topPx) - topPx);
  return (
    <ul
      ref={list}
      className="cards"
      aria-label={label}
      style={{ ...gridStyle(minWidth), paddingTop: abovePx, paddingBottom: belowPx }}
    >
      {shown.map((item, offset) => {
        const index = first + offset;
        return (
          <li
            key={index}
            // Cards in a row are of one height: its first one is measured for all.
            ref={index % columns === 0 ? virtualizer.measureElement : undefined}
            data-index={Math.floor(index / columns)}
            aria-setsize={items.length}
            aria-posinset={index + 1}
          >
            {render(item, index)}
          </li>
        );
      })}
    </ul>
  );
}
