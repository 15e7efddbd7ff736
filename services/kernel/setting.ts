import { isVisible } from './visible-text.js';

interface Named<Value> {
  /** The name in the operators' API, such as `shipping-threshold`. */
  readonly name: string;
  /** The value until somebody changes it. */
  readonly initial: Value;
}

/** A setting that an owner may change while the shop runs. Pure. */
export type Setting<Value> = Named<Value> & { readonly accepts: (value: unknown) => value is Value } & (
    | { readonly kind: 'flag' }
    | { readonly kind: 'whole'; readonly least: number; readonly most: number }
    | { readonly kind: 'choice'; readonly choices: readonly string[] }
    | { readonly kind: 'text'; readonly most: number }
  );

/** A setting with any type of value. */
// biome-ignore lint/suspicious/noExplicitAny: a list of settings hands their values on and never looks inside
export type AnySetting = Setting<any>;

/** Defines a boolean setting. */
export const defineFlagSetting = (name: string, initial: boolean): Setting<boolean> => ({
  kind: 'flag',
  name,
  initial,
  accepts: (value) => typeof value === 'boolean',
});

/** Defines a setting for a whole number from `least` to `most`, both inclusive. */
export const defineWholeSetting = (name: string, initial: number, least: number, most: number): Setting<number> => ({
  kind: 'whole',
  name,
  initial,
  least,
  most,
  accepts: (value): value is number => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most,
});

/** Defines a setting with a fixed list of values. */
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

/** Defines a setting for one line of text: at most `most` characters that match `pattern`. An empty string is always valid. */
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
