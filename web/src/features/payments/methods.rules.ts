import { METHOD_LIST, type Method } from '../../../../services/platform/payments/providers.shared.js';

const codesOf = (isMeant: (method: Method) => boolean): ReadonlySet<string> =>
  new Set(METHOD_LIST.filter(isMeant).map(({ code }) => code));

const METHODS = codesOf(() => true);

/** Tells whether the wire's number names a method that the client knows. */
export const isMethod = (id: string): boolean => METHODS.has(id);

/** Methods that are paid later and somewhere else, by a number that the member takes there. */
export const SLIPS = codesOf(({ isSlip }) => isSlip);

/** Of these, those that are made out to a name that the shop has to know. */
export const NAMED_SLIPS: ReadonlySet<string> = new Set(['2', '7']);

/** Methods whose unpaid orders a member can take back. */
export const CANCELLABLE = codesOf(({ isCancellable }) => isCancellable);

const KATAKANA = /^(?=.*[ァ-ヶｦ-ﾟ])[ァ-ヶーｦ-ﾟ・ 　]{1,30}$/u;

/** Whether a name is written in katakana, as banks and stores take it. */
export const isKatakana = (name: string): boolean => KATAKANA.test(name);

/** Hiragana as katakana: what was typed before it was converted. */
export const toKatakana = (name: string): string =>
  name.trim().replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));
