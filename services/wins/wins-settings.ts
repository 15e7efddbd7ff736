import { defineChoiceSetting } from '../kernel/setting.js';

/** The lowest rarity of wins that are shown to everybody. */
export const shownWins = defineChoiceSetting('shown-wins', 'super-rare', ['none', 'super-rare', 'ultra-rare']);
