import type { ConversionLife } from '../points/index.js';

/** The months of points given back for a card start anew. Whether they must is counsel’s question, so it stands alone here. */
export const conversionLife: ConversionLife = 'new';
