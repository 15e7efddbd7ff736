import { type RefObject, useLayoutEffect, useState } from 'react';
import { observeSize } from '../browser/observers';

/** Tracks the width of an element and its distance from the top of the document, in pixels. */
export const useElementBox = (element: RefObject<HTMLElement | null>) => {
  const [box, setBox] = useState({ widthPx: 0, topPx: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const { width, top } = element.current?.getBoundingClientRect() ?? { width: 0, top: 0 };
      const next = { widthPx: Math.floor(width), topPx: Math.round(top + window.scrollY) };
      setBox((box) => (box.widthPx === next.widthPx && box.topPx === next.topPx ? box : next));
    };
    measure();
    // Anything that grows above the element also makes the body grow.
    return observeSize(document.body, measure);
  }, [element]);
  return box;
};
