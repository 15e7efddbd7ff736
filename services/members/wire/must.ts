import { ValidateBy } from 'class-validator';
import { isVisible, toShownText } from '../../kernel/visible-text.js';

/**
 * Adds a rule to a field, which may use the whole request.
 *
 * @param holds returns false to refuse the field with `message`
 */
export const Must = <Request extends object>(
  holds: (value: unknown, request: Request) => boolean,
  message: { message: string },
): PropertyDecorator =>
  ValidateBy(
    { name: 'must', validator: { validate: (value, args) => holds(value, args?.object as Request) } },
    message,
  );

/** Returns false for an absent or blank value. */
export const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && !(typeof value === 'string' && !isVisible(value));

/** Returns true for one line of `min` to `max` characters without surrounding blanks; with `min` 0 it may be absent. */
export const isText = (value: unknown, min: 0 | 1, max: number): boolean => {
  if (value === undefined || value === null) return min === 0;
  if (typeof value !== 'string') return false;
  const length = [...toShownText(value)].length;
  return length >= min && length <= max && !/\p{Cc}/u.test(value.trim());
};
