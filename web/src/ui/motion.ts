import { isMediaMatching } from '../browser/media';

/** Returns true if the visitor's system asks for reduced motion. */
export const isMotionReduced = (): boolean => isMediaMatching('(prefers-reduced-motion: reduce)');
