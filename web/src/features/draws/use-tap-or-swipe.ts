import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { isSwipeOn } from './reveal.rules';

const isControl = (target: EventTarget): boolean => (target as Element).closest('button, a') !== null;

/**
 * Returns the handlers of an element that call `onStep` on a tap or a swipe to the left. Controls inside are exempt.
 */
export const useTapOrSwipe = (onStep: () => void) => {
  const start = useRef<{ x: number; y: number }>(undefined);
  const isSwiped = useRef(false);
  return {
    onPointerDown: ({ target, clientX, clientY }: PointerEvent) => {
      start.current = isControl(target) ? undefined : { x: clientX, y: clientY };
      isSwiped.current = false;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      if (!from || !isSwipeOn({ x: clientX - from.x, y: clientY - from.y })) return;
      isSwiped.current = true;
      onStep();
    },
    // A mouse click also follows a drag.
    onClick: ({ target }: MouseEvent) => {
      if (!isSwiped.current && !isControl(target)) onStep();
    },
  };
};
