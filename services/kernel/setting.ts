import { isVisible } from './visible-text.js';

interface Named<Value> {
  /** As the operators' API names it, `shipping-threshold`. */
  readonly name: string;
  /** Until somebody changes it. */
  readonly initial: Value;
}

/** What an owner may set while the shop runs. Pure. */
export type Setting<Value> = Named<Value> & { readonly accepts: (value: unknown) => value is Value } & (
    | { readonly kind: 'flag' }
    | { readonly kind: 'whole'; readonly least: number; readonly most: number }
    | { readonly kind: 'choice'; readonly choices: readonly string[] }
    | { readonly kind: 'text'; readonly most: number }
  );

/** Any setting, whatever its value is. */
// biome-ignore lint/suspicious/noExplicitAny: a list of settings hands their values on and never looks inside
export type AnySetting = Setting<any>;

/** Yes or no. */
export const defineFlagSetting = (name: string, initial: boolean): Setting<boolean> => ({
  kind: 'flag',
  name,
  initial,
  accepts: (value) => typeof value === 'boolean',
});

/** A whole number from `least` to `most`. */
export const defineWholeSetting = (name: string, initial: number, least: number, most: number): Setting<number> => ({
  kind: 'whole',
  name,
  initial,
  least,
  most,
  accepts: (value): value is number => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most,
});

/** One of a few words. */
export const defineChoiceSetting = <const Choice extends string>(
  name: string,
  initial: NoInfer<Choice>,
  choices: readonly Choice[],
): Setting<Choice> => ({
  kind: 'choice',
  name,
  initial,
  choices,
  accepts: (value): value is Choice => choices.includes(value as Choice),
});

/** A line of text of at most so many characters that looks like `pattern`; '' is none. */
export const defineTextSetting = (
  name: string,
  initial: string,
  most: number,
  pattern = /^[^\p{Cc}]*$/u,
): Setting<string> => ({
  kind: 'text',
  name,
  initial,
  most,
  accepts: (value): value is string =>
    typeof value === 'string' &&
    [...value].length <= most &&
    (value === '' || (isVisible(value) && pattern.test(value))),
});
