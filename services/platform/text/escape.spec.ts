/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { escapeJsonForScript, escapeMarkup } from './escape.js';
import { hostileName, readBack } from './hostile-names.fixture.js';
import { parseDocument } from './parsed-document.fixture.js';

const NAMES = fc.sample(hostileName, 10_000);

const bodyOf = (html: string) => parseDocument(`<body>${html}</body>`).querySelector('body')!;

describe('escapeMarkup', () => {
  it('escapes 10,000 hostile names so that each reads back from its attribute and its element', () => {
    const body = bodyOf(NAMES.map((name) => `<b title="${escapeMarkup(name)}">${escapeMarkup(name)}</b>`).join(''));
    const elements = Array.from(body.querySelectorAll('*'));
    expect(elements).toHaveLength(NAMES.length);
    const expected = NAMES.map(readBack);
    expect(elements.map((element) => element.getAttribute('title'))).toEqual(expected);
    expect(elements.map((element) => element.textContent)).toEqual(expected);
  });

  it('escapes 10,000 hostile names to valid XML', () => {
    const xml = `<all>${NAMES.map((name) => `<loc>${escapeMarkup(name)}</loc>`).join('')}</all>`;
    const all = parseDocument(xml, 'application/xml');
    expect(Array.from(all.children, ({ textContent }) => textContent)).toEqual(NAMES.map(readBack));
  });
});

describe('escapeJsonForScript', () => {
  it('escapes 10,000 hostile names so that none ends its script and each reads back unchanged', () => {
    const json = NAMES.map((name) => JSON.stringify({ name }));
    const body = bodyOf(
      json.map((one) => `<script type="application/json">${escapeJsonForScript(one)}</script>`).join(''),
    );
    expect(body.querySelectorAll('*')).toHaveLength(NAMES.length);
    const read = Array.from(body.children, ({ textContent }) => JSON.parse(textContent));
    expect(read).toEqual(json.map((one) => JSON.parse(one)));
  });
});
