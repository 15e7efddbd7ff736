import { describe, expect, it } from '@jest/globals';
import { isLuhnValid, maskCardNumber } from './card-number.js';
import { scenarioOf, TRIGGER_CARDS } from './trigger-cards.js';

describe('card number', () => {
  it.each(['4111111111111111', '5555555555554444', '3528000000000007', '378282246310005', '36666666666660'])(
    '%s is valid',
    (number) => expect(isLuhnValid(number)).toBe(true),
  );

  it.each(['4111111111111112', '1', ''])('%s is not valid', (number) => expect(isLuhnValid(number)).toBe(false));

  it('keeps its first six and its last two digits when masked', () => {
    expect(maskCardNumber('4111111111111111')).toBe('411111********11');
    expect(maskCardNumber('378282246310005')).toBe('378282*******05');
  });
});

describe('trigger cards', () => {
  it('have nineteen valid numbers', () => {
    const numbers = Object.keys(TRIGGER_CARDS);
    expect(numbers).toHaveLength(19);
    expect(numbers.filter((number) => !isLuhnValid(number))).toEqual([]);
  });

  it('have different scenarios', () => {
    const scenarios = Object.keys(TRIGGER_CARDS).map((number) => JSON.stringify(scenarioOf(number)));
    expect(new Set(scenarios).size).toBe(19);
  });
});
