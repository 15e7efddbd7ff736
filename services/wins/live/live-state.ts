import { createHash } from 'node:crypto';
import type { Language } from '../../kernel/languages.js';
import { toTokyoIso } from '../../kernel/time.js';
import type { StockNow, Win } from './live.contract.js';
import type { ShownWin } from './shown-wins.js';

const MINUTE_MS = 60_000;

/** The pack that a viewer watches, with their language. A null `packId` means all packs. */
export interface LiveFilter {
  readonly packId: string | null;
  readonly language: Language;
}

/** The stock and wins that a viewer sees. */
export interface LiveState {
  readonly packs: readonly StockNow[];
  readonly wins: readonly Win[];
}

export const topicOf = ({ packId, language }: LiveFilter): string => `${language} ${packId ?? ''}`;

export const parseTopic = (topic: string): LiveFilter => {
  const [language, packId] = topic.split(/ (.*)/s) as [Language, string];
  return { language, packId: packId || null };
};

/**
 * Converts a win to the wire format, without its member and with the time to the minute. Seconds could identify a member who
 * mentions the draw elsewhere.
 */
export const toWin = ({ pack, slot, prize, at }: ShownWin, language: Language): Win => {
  const { name, name_en, image_url, rarity, rarity_label } = pack.prizes[prize]!;
  return {
    id: `${pack.pack_id}-${slot}`,
    pack_id: pack.pack_id,
    pack_name: language === 'ja' ? pack.name : pack.name_en,
    slot,
    name: language === 'ja' ? name : name_en || name,
    image: image_url,
    rarity,
    rarity_label,
    created: toTokyoIso(new Date(Math.floor(Date.parse(at) / MINUTE_MS) * MINUTE_MS)),
  };
};

/** Computes the version of a list of wins. It is the same in all processes. */
export const versionOf = (wins: readonly Win[]): string =>
  createHash('sha256')
    .update(wins.map(({ id }) => id).join())
    .digest('base64url')
    .slice(0, 12);
