import type { Language } from '../../kernel/languages.js';
import { PREFECTURES } from '../../members/index.js';

/** The id for addresses outside Japan. */
export const OVERSEAS = 99;

const byId = new Map(PREFECTURES.map((prefecture) => [prefecture.id, prefecture]));

export const toPrefectureName = (prefId: number, language: Language): string => byId.get(prefId)?.[language] ?? '';
