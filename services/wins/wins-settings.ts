import { defineChoiceSetting } from '../kernel/setting.js';

/** From which rarity on a card that somebody has drawn is shown to everybody. */
export const shownWins = defineChoiceSetting('shown-wins', 'super-rare', ['none', 'super-rare', 'ultra-rare']);
