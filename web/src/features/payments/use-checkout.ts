import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { firstError } from '../../api/answer';
import { useWrite } from '../../api/use-write';
import { type CardField, EMPTY_CARD, type TokenTrouble, type TypedCard, wrongFields } from './card.rules';
import { type Choice, missingFields, type WishField } from './checkout.rules';
import { goOnTo } from './go-on';
import { onwardOf } from './onward.rules';
import { buyPoints, type PayConfig, type PurchaseWish } from './payments.api';
import { tokenOf } from './tokenizer';

/** Why it did not go on: what the tokenizer or the shop said, or that the payment failed. */
export type Trouble =
  | { readonly of: 'token'; readonly trouble: TokenTrouble | 'notConfirmed' }
  | { readonly of: 'shop'; readonly field: string; readonly message: string }
  | { readonly of: 'form' }
  | { readonly of: 'failed' };

export interface Order {
  readonly courseId: string;
  readonly packId: string | undefined;
  readonly config: PayConfig;
}

/** In this order the shop's words are looked for; the first is shown. */
const FIELDS = ['limit', 'point_price_id', 'pay_id', 'token', 'combini_code', 'carrier_id', 'name'] as const;

const isField = (fault: CardField | TokenTrouble): fault is CardField =>
  fault === 'number' || fault === 'expiry' || fault === 'code' || fault === 'holder';

const NO_CHOICE: Choice = { store: '', carrier: '', name: '' };

/** What is typed and chosen on the last page of an order, and the order itself. A card's fields are cleared once it is sent. */
export const useCheckout = ({ courseId, packId, config }: Order) => {
  const navigate = useNavigate();
  const [card, setCard] = useState<TypedCard>(EMPTY_CARD);
  const [choice, setChoice] = useState(NO_CHOICE);
  const [wrong, setWrong] = useState<readonly CardField[]>([]);
  const [missing, setMissing] = useState<readonly WishField[]>([]);
  const [trouble, setTrouble] = useState<Trouble>();

  const order = (wish: PurchaseWish) =>
    buyPoints({ ...wish, point_price_id: courseId, ...(packId && { pack_id: packId }) });

  const pay = useWrite(
    async (wish: PurchaseWish) => {
      if (wish.pay_id !== '1' || !config.card) return order(wish);
      const made = await tokenOf(config.card, card);
      if ('fault' in made) return made;
      // They have done their work, whatever becomes of the payment.
      setCard(EMPTY_CARD);
      return order({ ...wish, ...made, card_user_name: card.holder.trim() });
    },
    (answer) => {
      if ('fault' in answer) {
        if (isField(answer.fault)) setWrong([answer.fault]);
        return setTrouble({ of: 'token', trouble: isField(answer.fault) ? 'notConfirmed' : answer.fault });
      }
      const errors = 'errors' in answer ? answer.errors : undefined;
      const field = FIELDS.find((name) => firstError(errors, name));
      if (field) return setTrouble({ of: 'shop', field, message: firstError(errors, field)! });
      const onward = onwardOf(answer);
      if (onward === 'failed') return setTrouble({ of: 'failed' });
      return 'page' in onward ? navigate(onward.page) : goOnTo(onward.address);
    },
  );

  const submit = (method: string) => {
    const wrongNow = method === '1' ? wrongFields(card, new Date()) : [];
    const missingNow = missingFields(method, choice);
    setWrong(wrongNow);
    setMissing(missingNow);
    const isComplete = wrongNow.length === 0 && missingNow.length === 0;
    setTrouble(isComplete ? undefined : { of: 'form' });
    if (isComplete) pay(wishOf(method, choice));
  };

  return {
    card,
    choice,
    wrong,
    missing,
    trouble,
    typeCard: (typed: Partial<TypedCard>) => setCard((last) => ({ ...last, ...typed })),
    choose: (chosen: Partial<Choice>) => setChoice((last) => ({ ...last, ...chosen })),
    setTrouble,
    submit,
    pay,
  };
};

export type Checkout = ReturnType<typeof useCheckout>;

const wishOf = (method: string, { store, carrier, name }: Choice): PurchaseWish => ({
  pay_id: method,
  ...(method === '2' && { combini_code: store, ...(name && { name }) }),
  ...(method === '4' && { name }),
  ...(method === '6' && { carrier_id: carrier }),
});
