import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from './console.fixture';
import { useFormats } from './ui/useFormats';

const Times = () => {
  const { time, day } = useFormats();
  return (
    <p data-testid="times">
      {time('2026-11-22T01:05:09Z')} | {day('2026-11-22')}
    </p>
  );
};

describe('a time', () => {
  it.each([
    ['ja', '2026年11月22日 10:05 | 2026年11月22日'],
    ['en', '22 Nov 2026, 10:05 | 22 Nov 2026'],
  ] as const)('follows Tokyo and the format of the language (%s)', async (language, written) => {
    await show(<Times />, '/', language);
    expect((await screen.findByTestId('times')).textContent).toBe(written);
  });
});
