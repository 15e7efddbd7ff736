import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { FilmScreen } from './FilmScreen';

const onEnd = jest.fn();
const play = jest.fn(async () => {});
const open = (props: { source?: string; isLost?: boolean } = {}) =>
  render(<FilmScreen source={props.source} isLost={props.isLost ?? false} poster={undefined} onEnd={onEnd} />);
const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  onEnd.mockReset();
  play.mockClear();
  HTMLMediaElement.prototype.play = play;
});
afterEach(() => void jest.useRealTimers());

describe('FilmScreen', () => {
  it('starts 300 ms after the tap', async () => {
    open({ source: 'blob:film' });
    await pass(299);
    expect(play).not.toHaveBeenCalled();
    await pass(1);
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('skips on a tap, but not on the tap that started it', async () => {
    open({ source: 'blob:film' });
    fireEvent.click(screen.getByRole('button'));
    expect(onEnd).not.toHaveBeenCalled();
    await pass(300);
    fireEvent.click(screen.getByRole('button'));
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('shows the cards when there is no film', async () => {
    open({ isLost: true });
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('shows the cards when no film loads within 3 s', async () => {
    open();
    await pass(2999);
    expect(onEnd).not.toHaveBeenCalled();
    await pass(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('waits while the film plays, and gives up when it stalls', async () => {
    const { container } = open({ source: 'blob:film' });
    const video = container.querySelector('video')!;
    await pass(2500);
    video.currentTime = 1.5;
    fireEvent.timeUpdate(video);
    await pass(2500);
    expect(onEnd).not.toHaveBeenCalled();
    await pass(500);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('shows the cards when the browser blocks playback', async () => {
    play.mockImplementationOnce(async () => {
      throw new Error('not allowed');
    });
    open({ source: 'blob:film' });
    await pass(300);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
