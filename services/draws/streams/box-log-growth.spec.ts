import { describe, expect, it } from '@jest/globals';
import { computeLinesToGrow } from './box-log-growth.js';

describe('the number of lines that become leaves in a minute', () => {
  it.each([
    ['nothing is known of the minute before, then all that wait', 70_000, null, 70_000],
    ['as many came as are no rush, then all that wait', 60_000, 60_000, 60_000],
    ['a rush, then none', 60_001, 60_001, 0],
    ['the minute after a rush, then what a minute can do', 900_000, 10, 100_000],
    ['nothing came, then all that wait', 3, 0, 3],
  ])('given %s', (_, waiting, drawn, lines) => expect(computeLinesToGrow(waiting, drawn)).toBe(lines));
});
