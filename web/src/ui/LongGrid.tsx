import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { GridProps } from './card-grid.props';
import { countColumns, GAP_PX, toGridStyle } from './card-grid.rules';
import { useElementBox } from './use-element-box';

const ROWS_BEYOND = 3;
/** Estimates the height of a row before it is measured: a card of 63 by 88 with two lines below. */
const heightOf = (widthPx: number) => (widthPx * 88) / 63 + 64;

/** Scrolls only to compensate for rows above the view whose estimated height was wrong. */
const keepWhatIsSeen = (
  offset: number,
  { adjustments = 0 }: { adjustments?: number },
  { scrollElement }: { scrollElement: Window | null },
) => {
  if (adjustments !== 0) scrollElement?.scrollTo({ top: offset + adjustments });
};

/** Renders only the rows near the screen; padding takes the place of the others. */
export function LongGrid<Item>({ items, render, label, minWidth }: GridProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const { widthPx, topPx } = useElementBox(list);
  const columns = countColumns(widthPx, minWidth);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: Math.ceil(items.length / columns),
    estimateSize: () => heightOf(widthPx / columns),
    scrollMargin: topPx,
    gap: GAP_PX,
    overscan: ROWS_BEYOND,
    // A page begins at its top, but the window may still be at the scroll position of the previous page.
    initialOffset: 0,
    scrollToFn: keepWhatIsSeen,
  });
  useLayoutEffect(() => {
    // The height of a row depends on its width.
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
      style={{ ...toGridStyle(minWidth), paddingTop: abovePx, paddingBottom: belowPx }}
    >
      {shown.map((item, offset) => {
        const index = first + offset;
        return (
          <li
            key={index}
            // All cards of a row have the same height, so only the first is measured.
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
