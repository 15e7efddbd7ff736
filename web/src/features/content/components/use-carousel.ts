import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { swipeStep } from '../content.rules';

/** The way in pixels from which on a press is a swipe. */
const LEAST_DRAG = 5;

/**
 * A position that goes on by itself, and by a swipe over the element that `swipe` is spread on. It waits while a mouse is
 * on the element with `hover`, and while the focus is in the one with `focus`.
 *
 * @param stayMs how long it stays at a position
 */
export const useCarousel = (isRunning: boolean, stayMs: (position: number) => number) => {
  const [position, setPosition] = useState(0);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { isDragged, swipe } = useSwipe((step) => {
    // The focus may have been on what is swiped away.
    setFocused(false);
    setPosition((position) => position + step);
  });
  const isPlaying = isRunning && !isHovered && !isFocused && !isDragged;
  const stay = stayMs(position);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture has its full time, also one that was chosen
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setPosition((position) => position + 1), stay);
    return () => clearTimeout(timer);
  }, [isPlaying, position, stay]);

  const hover = {
    // A finger does not hover: it would be taken for one that never leaves.
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
  };
  const focus = {
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { position, setPosition, isPlaying, isDragged, hover, focus, swipe };
};

/** While a finger drags, the element has its way in pixels as `--drag`. */
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
      // A hand is never quite still: a press on a button stays one.
      if (!isDragged && Math.abs(clientX - startX.current) < LEAST_DRAG) return;
      if (!isDragged) currentTarget.setPointerCapture(pointerId);
      setDragged(true);
      currentTarget.style.setProperty('--drag', `${clientX - startX.current}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (startX.current === null) return;
      const step = swipeStep(event.clientX - startX.current, event.currentTarget.clientWidth);
      stop(event);
      if (step !== 0) onStep(step);
    },
    // The finger scrolls the page instead.
    onPointerCancel: stop,
  };
  return { isDragged, swipe };
};
