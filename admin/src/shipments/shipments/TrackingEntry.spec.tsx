import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ApiRequest, mockApi, show } from '../../console.fixture';
import { buildParcel } from './parcel.fixture';
import { TrackingEntry } from './TrackingEntry';

const FIRST = buildParcel('first', 'P100001X');
const SECOND = buildParcel('second', 'P100002Y', { address: '千代田2-2', building: '別館' });
const GOOD = '490012345675';
const TAKEN = { errors: { delivery_code: ['別の会員のお荷物（P100009F）で登録されています。'] } };

let requests: ApiRequest[];
/** Records the start of each tone. */
const tones = jest.fn();

class SilentAudio {
  readonly currentTime = 0;
  createGain = () => ({ gain: {}, connect: () => undefined });
  createOscillator = () => ({ frequency: {}, connect: () => undefined, start: tones, stop: () => undefined });
}

const open = async (responses: object = {}) => {
  tones.mockClear();
  localStorage.clear();
  globalThis.AudioContext = SilentAudio as unknown as typeof AudioContext;
  requests = mockApi({
    shipments: [FIRST, SECOND],
    'POST shipments/first/mark-shipped': FIRST,
    'POST shipments/second/mark-shipped': SECOND,
    ...responses,
  });
  await show(<TrackingEntry />, '/shipments/tracking');
  return {
    first: (await screen.findByRole('textbox', { name: /P100001X/ })) as HTMLInputElement,
    second: screen.getByRole('textbox', { name: /P100002Y/ }) as HTMLInputElement,
  };
};

/** Replaces the selection in the focused field, as a barcode reader does. */
const scan = (text: string) => {
  const field = document.activeElement as HTMLInputElement;
  const [from, to] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
  fireEvent.change(field, { target: { value: field.value.slice(0, from) + text + field.value.slice(to) } });
  fireEvent.keyDown(field, { key: 'Enter' });
};
const expectSelected = (field: HTMLInputElement) => {
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
};
const sent = () => requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

describe('entering tracking numbers', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView ??= () => undefined;
  });

  it('requests sendable parcels, without held ones', async () => {
    await open();
    const [list] = requests.filter(({ path }) => path.startsWith('shipments?'));
    expect(new URL(list!.path, 'http://desk').searchParams.get('filter')).toBe('{"status":"requested","held":"false"}');
  });

  it('shows the parcel’s number, street and cards beside each field', async () => {
    const { second } = await open();
    const row = within(second.closest('tr')!);
    for (const words of ['P100002Y', '東京都千代田区千代田2-2', '別館']) expect(row.getByText(words)).toBeDefined();
    expect(row.getByRole('img', { name: 'Dragon' })).toBeDefined();
  });

  it('moves to the next field, which is ready for input', async () => {
    const { first, second } = await open();
    first.focus();
    scan(GOOD);
    expect(document.activeElement).toBe(second);
    await screen.findByText(/登録しました$/);
    expect(sent()).toMatchObject([['shipments/first/mark-shipped', { delivery_code: GOOD }]]);
    expect(tones).not.toHaveBeenCalled();
  });

  it('selects a refused number, makes a sound, and replaces it by the next scan', async () => {
    const { first } = await open();
    first.focus();
    scan('=1+1');
    expectSelected(first);
    expect(tones).toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain('半角の英数字');
    scan(GOOD);
    expect(first.value).toBe(GOOD);
    await screen.findByText(/登録しました$/);
    expect(sent()).toMatchObject([['shipments/first/mark-shipped', { delivery_code: GOOD }]]);
  });

  it('returns to a refused number, unless the operator types elsewhere', async () => {
    const { first } = await open({ 'POST shipments/first/mark-shipped': { status: 400, body: TAKEN } });
    first.focus();
    scan(GOOD);
    await screen.findByText(TAKEN.errors.delivery_code[0]!);
    await waitFor(() => expectSelected(first));
    expect(tones).toHaveBeenCalled();
  });

  it('keeps the focus where the operator types', async () => {
    const { first, second } = await open({ 'POST shipments/first/mark-shipped': { status: 400, body: TAKEN } });
    first.focus();
    scan(GOOD);
    fireEvent.change(second, { target: { value: '49' } });
    await screen.findByText(TAKEN.errors.delivery_code[0]!);
    expect(document.activeElement).toBe(second);
    expect(tones).toHaveBeenCalled();
  });

  it('recognizes a parcel’s number, and goes to its field', async () => {
    const { first, second } = await open();
    first.focus();
    scan('p100002y');
    expect(document.activeElement).toBe(second);
    expect([first.value, second.value]).toEqual(['', '']);
    scan(GOOD);
    await screen.findByText(/登録しました$/);
    expect(sent()).toMatchObject([['shipments/second/mark-shipped', { delivery_code: GOOD }]]);
  });

  it('refuses the number of a parcel that is not on the page', async () => {
    const { first } = await open();
    first.focus();
    scan('P100009F');
    expectSelected(first);
    expect(screen.getByRole('alert').textContent).toContain('一覧にない荷物番号');
    expect(sent()).toEqual([]);
  });

  it('still shows refusals when muted', async () => {
    const { first } = await open();
    fireEvent.click(screen.getByRole('button', { name: '音：あり' }));
    first.focus();
    scan('=1+1');
    expect(tones).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toBeDefined();
    expectSelected(first);
  });
});
