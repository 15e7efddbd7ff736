import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { TAG_COLORS } from '../../../../services/catalog/streams/pack-tags.shared.js';

const styles = readFileSync('web/src/features/catalog/catalog.css', 'utf8');

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/**
 * Returns the relative luminance of a colour as WCAG defines it, 0 to 1.
 * @param color `#fff` or `#c4122f`
 */
const luminance = (color: string): number => {
  const digits = color.length === 4 ? color.replace(/[\da-f]/g, '$&$&') : color;
  const [red, green, blue] = [1, 3, 5].map((at) => channel(Number.parseInt(digits.slice(at, at + 2), 16) / 255));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

it.each(TAG_COLORS)('writes on %s so that it can be read', (name) => {
  const [, ink, ground] = new RegExp(`\\.pack-tags \\.tag-${name} \\{\\s*color: (#\\w+);\\s*background: (#\\w+);`).exec(
    styles,
  )!;
  const [dark, light] = [luminance(ink!), luminance(ground!)].sort((one, other) => one - other);
  expect((light! + 0.05) / (dark! + 0.05)).toBeGreaterThanOrEqual(4.5);
});
