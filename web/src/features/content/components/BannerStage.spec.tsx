import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '../../../api/query-client';
import type { ShownSlide, WordedBanner } from '../content.api';
import { AlertBanner } from './AlertBanner';
import { BannerStage } from './BannerStage';

/** jsdom lacks this. */
window.PointerEvent = class extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
} as unknown as typeof PointerEvent;

const PLAIN = { headline: '', line: '', button: null };
const files = (...names: string[]): ShownSlide[] => names.map((file_name) => ({ file_name, ...PLAIN }));
const PICTURES: WordedBanner = { mode: 1, list: files('/a.webp', '/b.webp', '/c.webp'), alert: '' };
const play = jest.fn(async () => {});
const pause = jest.fn();

function Top({ isStill: isStillAtFirst }: { isStill: boolean }) {
  const [isStill, setStill] = useState(isStillAtFirst);
  return (
    <MemoryRouter>
      <Suspense>
        <AlertBanner />
        <BannerStage isStill={isStill} onStill={setStill} />
      </Suspense>
    </MemoryRouter>
  );
}

const open = async (banner: WordedBanner | null, isStill = false) => {
  cleanup();
  queryClient.clear();
  window.fetch = async () => Response.json(banner ? { state: 200, ...banner } : { state: 404 });
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <Top isStill={isStill} />
      </QueryClientProvider>,
    );
    await jest.advanceTimersByTimeAsync(0);
  });
};
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const shown = () => document.querySelector('[data-side="0"] img')?.getAttribute('src');
const frame = () => document.querySelector('.banner-frame') as HTMLElement;
const marked = () => screen.getAllByRole('button').findIndex((dot) => dot.getAttribute('aria-current') === 'true');

beforeEach(() => {
  jest.useFakeTimers();
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = pause;
  play.mockClear();
  pause.mockClear();
});
afterEach(() => void jest.useRealTimers());

describe('pictures', () => {
  it('rotate every 2.5 seconds', async () => {
    await open(PICTURES);
    await pass(2499);
    expect(shown()).toBe('/a.webp');
    await pass(1);
    expect(shown()).toBe('/b.webp');
    await pass(2500);
    await pass(2500);
    expect(shown()).toBe('/a.webp');
  });

  it('pause while the pointer or the focus is on them', async () => {
    await open(PICTURES);
    fireEvent.pointerEnter(frame(), { pointerType: 'mouse' });
    await pass(10_000);
    expect(shown()).toBe('/a.webp');
    fireEvent.pointerLeave(frame());
    await pass(2500);
    expect(shown()).toBe('/b.webp');
    fireEvent.focus(screen.getByRole('button', { name: '1枚目を表示する' }));
    await pass(10_000);
    expect(shown()).toBe('/b.webp');
  });

  it('do not pause after a tap', async () => {
    await open(PICTURES);
    fireEvent.pointerEnter(frame(), { pointerType: 'touch' });
    await pass(2500);
    expect(shown()).toBe('/b.webp');
  });

  it('stop and resume at a press', async () => {
    await open(PICTURES);
    fireEvent.click(screen.getByRole('button', { name: '一時停止する' }));
    await pass(10_000);
    expect(shown()).toBe('/a.webp');
    fireEvent.click(screen.getByRole('button', { name: '再生する' }));
    await pass(2500);
    expect(shown()).toBe('/b.webp');
  });

  it('do not move for visitors who prefer reduced motion', async () => {
    await open(PICTURES, true);
    await pass(10_000);
    expect(shown()).toBe('/a.webp');
  });

  it('change by their dots', async () => {
    await open(PICTURES, true);
    fireEvent.click(screen.getByRole('button', { name: '3枚目を表示する' }));
    expect(shown()).toBe('/c.webp');
    expect(marked()).toBe(3);
  });

  it('follow a swipe in either direction, but not a tap', async () => {
    await open(PICTURES, true);
    Object.defineProperty(frame(), 'clientWidth', { value: 375 });
    frame().setPointerCapture = () => {};
    const swipe = (dx: number) => {
      fireEvent.pointerDown(frame(), { clientX: 200, button: 0 });
      fireEvent.pointerMove(frame(), { clientX: 200 + dx });
      fireEvent.pointerUp(frame(), { clientX: 200 + dx });
    };
    swipe(-80);
    expect(shown()).toBe('/b.webp');
    swipe(80);
    swipe(80);
    expect(shown()).toBe('/c.webp');
    swipe(4);
    expect(shown()).toBe('/c.webp');
  });

  it('do not change when the finger scrolls the page', async () => {
    await open(PICTURES, true);
    frame().setPointerCapture = () => {};
    fireEvent.pointerDown(frame(), { clientX: 200, button: 0 });
    fireEvent.pointerMove(frame(), { clientX: 195 });
    fireEvent.pointerCancel(frame());
    expect(shown()).toBe('/a.webp');
    expect(frame().style.getPropertyValue('--drag')).toBe('');
  });

  it('have no controls for a single picture, and no space without pictures', async () => {
    await open({ mode: 1, list: files('/a.webp'), alert: '' });
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/a.webp');
    expect(screen.queryByRole('button')).toBeNull();
    await open({ mode: 1, list: [], alert: '' });
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('text over a picture', () => {
  const said = (name: string, link: string): ShownSlide => ({
    file_name: `/${name}.webp`,
    headline: `${name}の見出し`,
    line: `${name}の説明`,
    button: { label: `${name}を見る`, link },
  });
  const WORDS: WordedBanner = { mode: 1, list: [said('a', '/pack-list?index=1'), ...files('/b.webp')], alert: '' };

  it('stays long enough to be read, and leaves pictures without text unchanged', async () => {
    await open(WORDS);
    await pass(5999);
    expect(shown()).toBe('/a.webp');
    await pass(1);
    expect(shown()).toBe('/b.webp');
    await pass(2500);
    expect(shown()).toBe('/a.webp');
  });

  it('has a link in the secondary style', async () => {
    await open({ ...WORDS, list: WORDS.list.slice(0, 1) });
    expect(screen.getByText('aの見出し').tagName).toBe('P');
    expect(screen.getByText('aの説明')).toBeTruthy();
    const button = screen.getByRole('link', { name: 'aを見る' });
    expect(button.getAttribute('href')).toBe('/pack-list?index=1');
    expect(button.className).toContain('button-quiet');
  });

  it('can be reached only for the middle picture', async () => {
    await open(WORDS, true);
    const inSight = () => [...document.querySelectorAll('.banner-slide:not([inert]) a')].map((a) => a.textContent);
    expect(inSight()).toEqual(['aを見る']);
    fireEvent.click(screen.getByRole('button', { name: '2枚目を表示する' }));
    expect(inSight()).toEqual([]);
  });

  it('pauses while its button has the focus, and is read out only when nothing moves by itself', async () => {
    await open(WORDS);
    expect(frame().getAttribute('aria-live')).toBe('off');
    fireEvent.focus(document.querySelector('[data-side="0"] a') as HTMLElement);
    await pass(10_000);
    expect(shown()).toBe('/a.webp');
    expect(frame().getAttribute('aria-live')).toBe('polite');
  });

  it('accepts a press during which the hand moves slightly', async () => {
    await open(WORDS, true);
    const capture = jest.fn();
    frame().setPointerCapture = capture;
    fireEvent.pointerDown(frame(), { clientX: 200, button: 0 });
    fireEvent.pointerMove(frame(), { clientX: 203 });
    expect(capture).not.toHaveBeenCalled();
    fireEvent.pointerMove(frame(), { clientX: 190 });
    expect(capture).toHaveBeenCalledTimes(1);
  });

  it('has no space where there is no text', async () => {
    await open({ ...WORDS, list: files('/a.webp') });
    expect(document.querySelector('.banner-words')).toBeNull();
  });
});

describe('a film', () => {
  const film: WordedBanner = { mode: 2, list: files('/films/1.webp', '/films/1.mp4'), alert: '' };

  it('plays in a loop without sound, and can be paused', async () => {
    await open(film);
    const video = document.querySelector('video') as HTMLVideoElement;
    expect([video.loop, video.muted, video.playsInline]).toEqual([true, true, true]);
    expect(video.getAttribute('poster')).toBe('/films/1.webp');
    expect(video.querySelector('source')?.getAttribute('src')).toBe('/films/1.mp4');
    expect(play).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: '一時停止する' }));
    expect(pause).toHaveBeenCalledTimes(1);
  });

  it('does not start by itself for visitors who prefer reduced motion', async () => {
    await open(film, true);
    expect(play).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '再生する' }));
    expect(play).toHaveBeenCalledTimes(1);
  });
});

describe('the alert', () => {
  it('appears when there is one', async () => {
    await open({ ...PICTURES, alert: '国内送料無料' });
    expect(screen.getByRole('status').textContent).toBe('国内送料無料');
  });

  it.each([
    ['is empty', { ...PICTURES, alert: '' }],
    ['is missing', PICTURES],
    ['cannot be loaded', null],
  ])('renders nothing when it %s', async (_, banner) => {
    await open(banner);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
