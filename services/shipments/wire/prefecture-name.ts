import type { Language } from '../../kernel/languages.js';
import { PREFECTURES } from '../../members/index.js';

/** Of an address that is not in Japan. */
export const OVERSEAS = 99;

const byId = new Map(PREFECTURES.map((prefecture) => [prefecture.id, prefecture]));

export const prefectureName = (prefId: number, language: Language): string => byId.get(prefId)?.[language] ?? '';
