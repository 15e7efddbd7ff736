import type { Refusal } from '../../kernel/decision.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { CommandTarget } from '../../platform/console-api/commands/command-target.js';
import type { KeptPicture } from '../../platform/http/requests/picture.contract.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';

const NO_PICTURE = {
  ja: '画像を読み取れません。JPEG・PNG・WebP・GIF・AVIFの、4000万画素までの画像を選んでください。',
  en: 'This picture cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF of at most 40 megapixels.',
};

/** Returns the target of an upload. @param picture already written to its file; null if the body is no picture */
export const buildPictureTarget = (
  picture: KeptPicture | null,
): CommandTarget<object, DomainEvent<never>, Refusal<'NoPicture'>, KeptPicture> => ({
  locksOf: () => [],
  load: async () => null,
  keep: () => ({}),
  auditedOf: (audited) => audited,
  refused: () => new RefusedError(400, buildFieldError('file', NO_PICTURE)),
  show: async () => picture,
});
