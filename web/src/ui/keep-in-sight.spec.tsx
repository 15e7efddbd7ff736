import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { keepInSight } from './keep-in-sight';

/** Texts of the elements that were scrolled into view. */
const shown: (string | null)[] = [];
/** Top of a bar that covers the window below it, in CSS pixels. */
let barTop = 600;

const at = (element: Element, top: number): void => {
  element.getBoundingClientRect = () => new DOMRect(0, top, 300, 20);
  element.getClientRects = () => [{}] as unknown as DOMRectList;
};

const say = (text: string, top: number, attributes: Record<string, string> = { role: 'alert' }): HTMLElement => {
  const message = document.createElement('p');
  for (const [name, value] of Object.entries(attributes)) message.setAttribute(name, value);
  message.textContent = text;
  at(message, top);
  document.querySelector('main')!.append(message);
  return message;
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(() => {
  window.DOMRect ??= class {
    constructor(
      readonly left: number,
      readonly top: number,
      readonly width: number,
      readonly height: number,
    ) {}
    get bottom() {
      return this.top + this.height;
    }
  } as unknown as typeof DOMRect;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.textContent);
  };
  window.innerHeight = 700;
  document.elementFromPoint = (_, y) =>
    y >= barTop
      ? document.querySelector('aside')
      : (Array.from(document.querySelectorAll('main *')).findLast((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return top <= y && y <= bottom;
        }) ?? document.body);
  keepInSight(document);
});
beforeEach(() => {
  shown.length = 0;
  barTop = 600;
  document.body.innerHTML = '<main></main><aside></aside>';
});

describe('a message that appears', () => {
  it.each([
    ['behind a bar', 640],
    ['partly behind a bar', 590],
    ['below the window', 900],
    ['above the window', -200],
  ])('scrolls into view when %s', async (_, top) => {
    say('No.', top);
    await waitFor(() => expect(shown).toEqual(['No.']));
  });

  it('does not scroll while it is in view', async () => {
    say('No.', 300);
    await settled();
    expect(shown).toEqual([]);
  });

  it('does not scroll when it arrives as part of a new page', async () => {
    const page = document.createElement('article');
    page.append(say('Sold out.', 900));
    document.querySelector('main')!.append(page);
    await settled();
    shown.length = 0;
    const other = page.cloneNode(true) as HTMLElement;
    at(other.firstElementChild!, 900);
    document.querySelector('main')!.replaceChildren(other);
    await settled();
    expect(shown).toEqual([]);
  });

  it('scrolls into view when it stands beside its field', async () => {
    say('1 to 3,000.', 640, { class: 'field-error' });
    await waitFor(() => expect(shown).toEqual(['1 to 3,000.']));
  });

  it('scrolls to the first of several', async () => {
    say('First.', 640);
    say('Second.', 900);
    await waitFor(() => expect(shown).toEqual(['First.']));
  });

  it('scrolls into view when text appears in an empty element, or changes', async () => {
    const place = say('', 640);
    await settled();
    expect(shown).toEqual([]);
    place.textContent = 'Refused.';
    await waitFor(() => expect(shown).toEqual(['Refused.']));
    place.firstChild!.nodeValue = 'Refused again.';
    await waitFor(() => expect(shown).toEqual(['Refused.', 'Refused again.']));
  });
});

describe('a status message', () => {
  it('scrolls into view from behind a bar', async () => {
    say('Copied.', 640, { role: 'status' });
    await waitFor(() => expect(shown).toEqual(['Copied.']));
  });

  it('does not scroll the page when the member did not request it', async () => {
    const place = say('', 640, { role: 'status', 'data-unrequested': '' });
    place.textContent = 'Verified.';
    await settled();
    expect(shown).toEqual([]);
  });

  it('does not scroll the page when it is outside the window', async () => {
    say('Verified.', 2000, { role: 'status' });
    await settled();
    expect(shown).toEqual([]);
  });
});

describe('the focused element', () => {
  const button = (top: number): HTMLButtonElement => {
    const element = document.createElement('button');
    element.textContent = 'Go';
    at(element, top);
    document.querySelector('main')!.append(element);
    return element;
  };

  it('scrolls into view from behind a bar', () => {
    button(640).focus();
    expect(shown).toEqual(['Go']);
  });

  it('does not scroll when nothing covers it', () => {
    button(100).focus();
    expect(shown).toEqual([]);
  });
});
