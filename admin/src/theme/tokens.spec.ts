import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { chartColours, tokens } from './tokens';

const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

/** Computes the contrast ratio by WCAG, from 1 to 21. */
const contrast = (a: string, b: string): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
};

describe("the console's colours", () => {
  it.each(Object.entries(tokens))("include the member client's %s", (name, colour) => {
    const inCss = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(readFileSync('web/src/ui/tokens.css', 'utf8')).toContain(`--${inCss}: ${colour};`);
  });

  it.each([
    ...(['ink', 'inkSoft', 'link', 'gold', 'good', 'error', 'warn', 'focus'] as const).flatMap((ink) =>
      (['ground', 'paper', 'raised'] as const).map((ground) => [ink, ground] as const),
    ),
    ['onGold', 'gold'],
    ['onGold', 'goldDeep'],
    ['good', 'goodGround'],
    ['error', 'errorGround'],
    ['warn', 'warnGround'],
  ] as const)('allow reading %s on %s', (ink, ground) => {
    expect(contrast(tokens[ink], tokens[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each([tokens.controlLine, ...chartColours])('give enough contrast to a control or a chart: %s', (colour) => {
    expect(contrast(colour, tokens.paper)).toBeGreaterThanOrEqual(3);
  });
});
