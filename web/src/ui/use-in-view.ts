import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in sight now. */
export const useInView = (element: RefObject<Element | null>): boolean => {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
};
