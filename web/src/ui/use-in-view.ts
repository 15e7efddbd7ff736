import { type RefObject, useEffect, useState } from 'react';
import { observeInView } from '../browser/observers';

/** Returns true while an element is in view. */
export const useInView = (element: RefObject<Element | null>): boolean => {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    return element.current ? observeInView(element.current, setInView) : undefined;
  }, [element]);
  return isInView;
};
