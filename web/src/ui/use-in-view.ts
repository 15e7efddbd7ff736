import { type RefObject, useEffect, useState } from 'react';
import { observeInView } from '../browser/observers';

/** Whether an element is in sight now. */
export const useInView = (element: RefObject<Element | null>): boolean => {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    return element.current ? observeInView(element.current, setInView) : undefined;
  }, [element]);
  return isInView;
};
