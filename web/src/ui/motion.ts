import { matchesMedia } from '../browser/media';

/** Whether the visitor asked the system for less motion. */
export const wantsLessMotion = (): boolean => matchesMedia('(prefers-reduced-motion: reduce)');
