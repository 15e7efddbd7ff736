import { fieldError, RefusedError } from '../../platform/http/envelope.js';
import type { CardTypeRefusal } from './keep-card-type.command.js';

const TAKEN = {
  ja: 'この番号は使われています。別の番号を入力してください。',
  en: 'There is a card type of this number already. Choose another.',
};
const STALE = {
  ja: '他の人が先に変更しました。画面を更新して、もう一度お試しください。',
  en: 'Somebody else has changed it. Reload the page and try again.',
};

/** The refusal as the operators' API tells it. */
export const refused = ({ code }: CardTypeRefusal): RefusedError => {
  switch (code) {
    case 'UnknownCardType':
      return new RefusedError(404);
    case 'CardTypeExists':
      return new RefusedError(400, fieldError('id', TAKEN));
    case 'StaleVersion':
      return new RefusedError(400, fieldError('version', STALE));
  }
};
