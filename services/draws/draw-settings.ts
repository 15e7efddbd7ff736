import { defineChoiceSetting, defineWholeSetting, type Setting } from '../kernel/setting.js';
import type { ConversionLife } from '../points/index.js';

/** Points that the cards turned into points must come to, so that others may be shipped. */
export const shippingThreshold = defineWholeSetting('shipping-threshold', 1000, 0, 1_000_000);

/** Whether the months of points given back for a card start anew. Whether they must is counsel’s question. */
export const conversionLife: Setting<ConversionLife> = defineChoiceSetting('conversion-life', 'new', [
  'new',
  'inherit',
]);
