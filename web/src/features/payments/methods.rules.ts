import { METHOD_LIST, type Method } from '../../../../services/platform/payments/providers.shared.js';

const codesOf = (isMeant: (method: Method) => boolean): ReadonlySet<string> =>
  new Set(METHOD_LIST.filter(isMeant).map(({ code }) => code));

const METHODS = codesOf(() => true);

/** Returns true for the number of a known method. */
export const isMethod = (id: string): boolean => METHODS.has(id);

/** Methods that are paid later and elsewhere, with a number that the member takes there. */
export const SLIPS = codesOf(({ isSlip }) => isSlip);

/** Slips that are issued to a name that the shop has to know. */
export const NAMED_SLIPS: ReadonlySet<string> = new Set(['2', '7']);

/** Methods whose unpaid orders a member can cancel. */
export const CANCELLABLE = codesOf(({ isCancellable }) => isCancellable);

const KATAKANA = /^(?=.*[ァ-ヶｦ-ﾟ])[ァ-ヶーｦ-ﾟ・ 　]{1,30}$/u;

/** Returns true for a name in katakana, as banks and stores require it. */
export const isKatakana = (name: string): boolean => KATAKANA.test(name);

/** Converts hiragana to katakana, for text typed without conversion. */
export const toKatakana = (name: string): string =>
  name.trim().replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));
