/** The methods that the client has words for, by the wire's numbers. */
const METHODS = ['1', '2', '3', '4', '5', '6', '7'] as const;

export type MethodId = (typeof METHODS)[number];

export const isMethod = (id: string): id is MethodId => METHODS.some((method) => method === id);

export const PAYPAL: MethodId = '3';

/** Methods that are paid later and somewhere else, by a number that the member takes there. */
export const SLIPS: ReadonlySet<string> = new Set(['2', '4', '7']);

/** Of these, those that are made out to a name that the shop has to know. */
export const NAMED_SLIPS: ReadonlySet<string> = new Set(['2', '7']);

/** Methods whose unpaid orders a member can take back. */
export const CANCELLABLE: ReadonlySet<string> = new Set(['2', '3', '4', '5']);

const KATAKANA = /^(?=.*[ァ-ヶｦ-ﾟ])[ァ-ヶーｦ-ﾟ・ 　]{1,30}$/u;

/** Whether a name is written in katakana, as banks and stores take it. */
export const isKatakana = (name: string): boolean => KATAKANA.test(name);

/** Hiragana as katakana: what was typed before it was converted. */
export const inKatakana = (name: string): string =>
  name.trim().replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));
