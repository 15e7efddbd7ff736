import { EditRequest } from '../../platform/console-api/commands/command.contract.js';
import type { CardTypeRow } from '../wire/card-type.contract.js';
import { Line, Place, Whole } from '../wire/catalog-fields.contract.js';

/** The body of `PUT /admin-api/card-types/{id}`. */
export class CardTypeRequest extends EditRequest {
  @Line(1, 50)
  name!: string;

  @Line(1, 50)
  name_en!: string;

  @Place()
  position = 0;
}

/** The body of `POST /admin-api/card-types`. */
export class NewCardTypeRequest extends CardTypeRequest {
  @Whole(1, 19)
  id!: number;
}

export interface KeepCardTypeCalls {
  /** Adds a card type. */
  'POST /admin-api/card-types': { request: NewCardTypeRequest; answer: CardTypeRow };
  /** Edits a card type. */
  'PUT /admin-api/card-types/{id}': { request: CardTypeRequest; answer: CardTypeRow };
}
