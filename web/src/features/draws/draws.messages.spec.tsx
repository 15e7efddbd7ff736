import { describe, expect, it } from '@jest/globals';
import i18n from 'i18next';
import { STATE_WORDS } from '../../../../services/shipments/wire/state-words.shared.js';
import { drawsMessages } from './draws.messages';

describe('the states of a purchase', () => {
  it.each(['ja', 'en'] as const)('match the words of the console, on the filter and on each card (%s)', (language) => {
    const { draw, all } = STATE_WORDS[language];
    const words = i18n.getResourceBundle(language, drawsMessages.namespace);
    expect(words.mode0).toBe(all);
    for (const state of ['1', '2', '3', '4'] as const) expect(words[`mode${state}`]).toBe(draw[state]);
    for (const state of ['1', '2', '3'] as const) expect(words[`outcome${state}`]).toBe(draw[state]);
  });

  it('match the words of the product', () => {
    const { all, draw } = STATE_WORDS.ja;
    expect([all, ...Object.values(draw)]).toEqual(['全て', '未選択', '未発送', '発送済み', '発送なし']);
  });
});
