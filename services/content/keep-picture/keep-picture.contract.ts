import { IsIn } from 'class-validator';
import { says } from '../../platform/http/contract.js';

/** What a picture is for; it decides how wide it is kept. */
export type PicturePurpose = 'card' | 'pack' | 'banner' | 'notice';

/** `POST /admin-api/uploads[?for=card]`, the picture as its body. */
export class UploadQuery {
  @IsIn(['card', 'pack', 'banner', 'notice'], says('画像の用途を選択してください。', 'Say what the picture is for.'))
  for: PicturePurpose = 'banner';
}
