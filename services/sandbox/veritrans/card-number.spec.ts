import { describe, expect, it } from '@jest/globals';
import { masked, passesLuhn } from './card-number.js';
import { scenarioOf, TRIGGER_CARDS } from './trigger-cards.js';

describe('a card number', () => {
  it.each(['4111111111111111', '5555555555554444', '3528000000000007', '378282246310005', '36666666666660'])(
    '%s passes',
    (number) => expect(passesLuhn(number)).toBe(true),
  );

  it.each(['4111111111111112', '1', ''])('%s does not', (number) => expect(passesLuhn(number)).toBe(false));

  it('shows its first six and its last two digits', () => {
    expect(masked('4111111111111111')).toBe('411111********11');
    expect(masked('378282246310005')).toBe('378282*******05');
  });
});

describe('the trigger cards', () => {
  it('are nineteen and pass', () => {
    const numbers = Object.keys(TRIGGER_CARDS);
    expect(numbers).toHaveLength(19);
    expect(numbers.filter((number) => !passesLuhn(number))).toEqual([]);
  });

  it('stand for one thing each', () => {
    const scenarios = Object.keys(TRIGGER_CARDS).map((number) => JSON.stringify(scenarioOf(number)));
    expect(new Set(scenarios).size).toBe(19);
  });
});
