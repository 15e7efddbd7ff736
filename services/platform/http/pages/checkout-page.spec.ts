import { expect, it } from '@jest/globals';
import { isCheckoutPage } from './checkout-page.shared.js';

it.each([
  ['/confirm-buy-point', true],
  ['/confirm-buy-point/', true],
  ['/Confirm-Buy-Point?pointPriceId=1', true],
  ['/confirm-buy-point/x', false],
  ['/confirm-buy-points', false],
  ['/buy-point?next=/confirm-buy-point', false],
  ['//evil.example/confirm-buy-point', false],
])('recognises %s as the checkout page: %s', (path, expected) => expect(isCheckoutPage(path)).toBe(expected));
