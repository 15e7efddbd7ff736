import { IsIn } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { KeptPicture } from '../../platform/http/requests/picture.contract.js';

/** The purpose of a picture, which determines its width. */
export type PicturePurpose = 'card' | 'pack' | 'banner' | 'notice';

/** `POST /admin-api/uploads[?for=card]` with the picture as its body. */
export class UploadQuery {
  @IsIn(
    ['card', 'pack', 'banner', 'notice'],
    withMessage('画像の用途を選択してください。', 'Choose what the picture is for.'),
  )
  for: PicturePurpose = 'banner';
}

export interface KeepPictureCalls {
  /** Stores a picture: JPEG, PNG, WebP, GIF or AVIF of at most 10 MB. */
  'POST /admin-api/uploads': { query: UploadQuery; upload: 'image/*'; answer: KeptPicture };
}
