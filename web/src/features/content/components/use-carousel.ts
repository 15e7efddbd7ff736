import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { computeSwipeStep } from '../content.rules';

/** Distance in pixels from which on a press is a swipe. */
const MIN_DRAG = 5;

/**
 * Advances a position by time and by swipes over the element with the `swipe` props. It pauses while the mouse is on the
 * element with `hover`, and while the focus is in the one with `focus`.
 *
 * @param stayMs returns the milliseconds to stay at a position
 */
export const useCarousel = (isRunning: boolean, stayMs: (position: number) => number) => {
  const [position, setPosition] = useState(0);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { isDragged, swipe } = useSwipe((step) => {
    // The focus may have been inside the picture that was swiped away.
    setFocused(false);
    setPosition((position) => position + step);
  });
  const isPlaying = isRunning && !isHovered && !isFocused && !isDragged;
  const stay = stayMs(position);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of position restarts the timer
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setPosition((position) => position + 1), stay);
    return () => clearTimeout(timer);
  }, [isPlaying, position, stay]);

  const hover = {
    // A finger does not hover, and would never report that it leaves.
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
  };
  const focus = {
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { position, setPosition, isPlaying, isDragged, hover, focus, swipe };
};

/** Sets `--drag` to the distance in pixels while a finger drags the element. */
const useSwipe = (onStep: (step: -1 | 1) => void) => {
  const startX = useRef<number | null>(null);
  const [isDragged, setDragged] = useState(false);
  const stop = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    startX.current = null;
    setDragged(false);
    currentTarget.style.removeProperty('--drag');
  };
  const swipe = {
    onPointerDown: ({ button, clientX }: PointerEvent<HTMLElement>) => {
      if (button === 0) startX.current = clientX;
    },
    onPointerMove: ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) => {
      if (startX.current === null) return;
      // A hand is never quite still, so a short movement is still a press.
      if (!isDragged && Math.abs(clientX - startX.current) < MIN_DRAG) return;
      if (!isDragged) currentTarget.setPointerCapture(pointerId);
      setDragged(true);
      currentTarget.style.setProperty('--drag', `${clientX - startX.current}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (startX.current === null) return;
      const step = computeSwipeStep(event.clientX - startX.current, event.currentTarget.clientWidth);
      stop(event);
      if (step !== 0) onStep(step);
    },
    // The browser took over: the finger scrolls the page.
    onPointerCancel: stop,
  };
  return { isDragged, swipe };
};
