import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isOtherPage } from './fresh-start.rules';

/** Every page starts at its top, for the eye and, when its path is another, for the keyboard. @returns the ref of `<main>` */
export const useFreshStart = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, search });
  useLayoutEffect(() => {
    // The browser would put a page that one comes back to where it was left.
    window.history.scrollRestoration = 'manual';
  }, []);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    if (!isOtherPage(before, shown.current, type)) return;
    window.scrollTo(0, 0);
    if (before.pathname !== pathname) main.current?.focus({ preventScroll: true });
  }, [pathname, search, type]);
  return main;
};
