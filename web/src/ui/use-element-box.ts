import { type RefObject, useLayoutEffect, useState } from 'react';
import { observeSize } from '../browser/observers';

/** How wide an element is and how far below the top of the document it begins, in pixels; kept up to date. */
export const useElementBox = (element: RefObject<HTMLElement | null>) => {
  const [box, setBox] = useState({ widthPx: 0, topPx: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const { width, top } = element.current?.getBoundingClientRect() ?? { width: 0, top: 0 };
      const next = { widthPx: Math.floor(width), topPx: Math.round(top + window.scrollY) };
      setBox((box) => (box.widthPx === next.widthPx && box.topPx === next.topPx ? box : next));
    };
    measure();
    // Whatever grows above the element makes the page grow, too.
    return observeSize(document.body, measure);
  }, [element]);
  return box;
};
