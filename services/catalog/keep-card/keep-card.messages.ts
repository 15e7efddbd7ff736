import { fieldError, RefusedError } from '../../platform/http/envelope.js';
import type { CardRefusal } from './keep-card.command.js';

const TAKEN = {
  ja: 'このカードコードは使われています。別のコードを入力してください。',
  en: 'There is a card of this code already. Choose another code.',
};
const STALE = {
  ja: '他の人が先に変更しました。画面を更新して、もう一度お試しください。',
  en: 'Somebody else has changed it. Reload the page and try again.',
};

/** The refusal as the operators' API tells it. */
export const refused = ({ code }: CardRefusal): RefusedError => {
  switch (code) {
    case 'UnknownCard':
      return new RefusedError(404);
    case 'CardExists':
      return new RefusedError(400, fieldError('id', TAKEN));
    case 'StaleVersion':
      return new RefusedError(400, fieldError('version', STALE));
  }
};
