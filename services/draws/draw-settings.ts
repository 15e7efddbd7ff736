import { defineChoiceSetting, defineWholeSetting, type Setting } from '../kernel/setting.js';
import type { ConversionLife } from '../points/index.js';

/** Minimum total of converted cards for others to be shipped, in points. */
export const shippingThreshold = defineWholeSetting('shipping-threshold', 1000, 0, 1_000_000);

/** Defines whether points returned for a card get a new expiry. Legal counsel decides whether they must. */
export const conversionLife: Setting<ConversionLife> = defineChoiceSetting('conversion-life', 'new', [
  'new',
  'inherit',
]);
