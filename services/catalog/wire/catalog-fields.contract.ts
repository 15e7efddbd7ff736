import { ArrayMaxSize, IsArray, IsIn, IsInt, IsString, Length, Matches, Max, MaxLength, Min } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import { MAX_TAG_LETTERS, MAX_TAGS, TAG_COLORS, type TagColor } from '../streams/pack-tags.shared.js';

/** The maximum price. A purchase of 3,000 cards at this price fits the 32 bits of a balance. */
export const MAX_POINTS = 700_000;
/** An address on the web, or in the shop itself. */
const WEB_ADDRESS = /^(https?:\/\/|\/(?![/\\]))[^\s\p{Surrogate}"'<>\\]*$/iu;
/** Text without half a character (a lone surrogate), which has no UTF-8 form. */
const WHOLE_LETTERS = /^\P{Surrogate}*$/u;

const TEXT = withMessage('50000文字以内で入力してください。', 'Enter at most 50000 characters.');
const ADDRESSES = withMessage('画像のURLを10件以内で入力してください。', 'Enter at most 10 image URLs.');
const ADDRESS = withMessage(
  'https:// または / で始まるURLを入力してください。',
  'Enter an address that begins with https:// or /.',
);
const TAGS = withMessage(`タグは${MAX_TAGS}個までです。`, `Add at most ${MAX_TAGS} tags.`);
const COLOR = withMessage('色を選択してください。', 'Choose a color.');
const OUTSIDE = withMessage('https:// で始まるURLを入力してください。', 'Enter an address that begins with https://.');
const PLACE = withMessage('0〜1000000の整数で入力してください。', 'Enter a whole number from 0 to 1000000.');

const together =
  (...decorators: readonly PropertyDecorator[]): PropertyDecorator =>
  (target, field) => {
    for (const decorate of decorators) decorate(target, field);
  };

/** Validates a line of text. */
export const Line = (least: number, most: number) => {
  const message =
    least === 0
      ? withMessage(`${most}文字以内で入力してください。`, `Enter at most ${most} characters.`)
      : withMessage(`${least}〜${most}文字で入力してください。`, `Enter ${least} to ${most} characters.`);
  return together(Length(least, most, message), Matches(WHOLE_LETTERS, message));
};

/** Validates a whole number within limits. */
export const Whole = (least: number, most: number, message = wholeBetween(least, most)) =>
  together(IsInt(message), Min(least, message), Max(most, message));

const wholeBetween = (least: number, most: number) =>
  withMessage(`${least}〜${most}の整数で入力してください。`, `Enter a whole number from ${least} to ${most}.`);

/** Validates an operator’s HTML, which is cleaned when it is stored. */
export const Html = () => together(IsString(TEXT), MaxLength(50_000, TEXT), Matches(WHOLE_LETTERS, TEXT));

/** Validates the addresses of a pack’s pictures. */
export const Pictures = () =>
  together(
    IsArray(ADDRESSES),
    ArrayMaxSize(10, ADDRESSES),
    Matches(WEB_ADDRESS, { ...ADDRESSES, each: true }),
    MaxLength(500, { ...ADDRESSES, each: true }),
  );

/** Validates the address of one picture or film; '' if there is none. */
export const Address = () =>
  together(
    IsString(ADDRESS),
    MaxLength(500, ADDRESS),
    Matches(new RegExp(`^$|${WEB_ADDRESS.source}`, WEB_ADDRESS.flags), ADDRESS),
  );

/** Validates the address of an external page; '' if there is none. */
export const OutsideAddress = () =>
  together(IsString(OUTSIDE), MaxLength(500, OUTSIDE), Matches(/^$|^https:\/\/[^\s\p{Surrogate}"'<>\\]+$/iu, OUTSIDE));

/** Validates a place in an order, ascending. */
export const Place = () => Whole(0, 1_000_000, PLACE);

/** Validates the tags that operators put on a pack; each is a `PackTagRequest`. */
export const Tags = () => together(IsArray(TAGS), ArrayMaxSize(MAX_TAGS, TAGS));

/** A tag in both languages. */
export class PackTagRequest {
  @Line(1, MAX_TAG_LETTERS)
  ja!: string;

  @Line(1, MAX_TAG_LETTERS)
  en!: string;

  @IsIn(TAG_COLORS, COLOR)
  color!: TagColor;
}
