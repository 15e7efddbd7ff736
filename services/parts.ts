import type { Part } from './platform/part.js';
import { pointsPart } from './points/index.js';

/** Every part of the business. */
export const parts: readonly Part[] = [pointsPart];
