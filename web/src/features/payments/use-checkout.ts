import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getFirstError, type Refusal } from '../../api/answer';
import { useWrite } from '../../api/use-write';
import { getNowMs } from '../../browser/clock';
import { type CardField, EMPTY_CARD, findInvalidFields, type TokenTrouble, type TypedCard } from './card.rules';
import { type Choice, findMissingFields, type WishField } from './checkout.rules';
import { goOnTo } from './go-on';
import { onwardOf } from './onward.rules';
import { buyPoints, cancelPayment, type PayConfig, type PurchaseWish } from './payments.api';
import { tokenOf } from './tokenizer';
import { SESSION_FIELDS, type WalletSession } from './wallets.rules';

/** Why it did not go on: what the tokenizer or the shop said, or that the payment failed. */
export type Trouble =
  | { readonly of: 'token'; readonly trouble: TokenTrouble | 'notConfirmed' }
  | { readonly of: 'shop'; readonly field: string; readonly message: string; readonly method: string }
  | { readonly of: 'form' }
  | { readonly of: 'wallet' }
  /** The payer has left the wallet, and the order was taken back. */
  | { readonly of: 'left'; readonly method: string }
  | { readonly of: 'failed'; readonly method: string };

/** An order that a wallet's button has approved. */
type MadeOrder = { readonly id: string; readonly payment_id: string } | Refusal;

export interface Order {
  readonly courseId: string;
  readonly packId: string | undefined;
  readonly config: PayConfig;
  /** the session with which a wallet has sent the member back; null before */
  readonly session: WalletSession | null;
}

/** In this order the shop's words are looked for; the first is shown. */
const FIELDS = [
  'limit',
  'point_price_id',
  'pay_id',
  'token',
  'combini_code',
  'carrier_id',
  'name',
  ...SESSION_FIELDS,
  'id',
];

const isField = (fault: CardField | TokenTrouble): fault is CardField =>
  fault === 'number' || fault === 'expiry' || fault === 'code' || fault === 'holder';

const NO_CHOICE: Choice = { store: '', carrier: '', name: '' };

/** What is typed and chosen on the last page of an order, and the order itself. A card's fields are cleared once it is sent. */
export const useCheckout = ({ courseId, packId, config, session }: Order) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [card, setCard] = useState<TypedCard>(EMPTY_CARD);
  const [choice, setChoice] = useState(NO_CHOICE);
  const [wrong, setWrong] = useState<readonly CardField[]>([]);
  const [missing, setMissing] = useState<readonly WishField[]>([]);
  const [trouble, setTrouble] = useState<Trouble>();
  const begun = useRef<string | null>(null);

  const wanted = { point_price_id: courseId, ...(packId && { pack_id: packId }) };
  const order = (wish: PurchaseWish) => buyPoints({ ...wish, ...wanted });

  const pay = useWrite(
    async (wish: PurchaseWish) => {
      if (wish.pay_id !== '1' || !config.card) return order(wish);
      const made = await tokenOf(config.card, card);
      if ('fault' in made) return made;
      // They have done their work, whatever becomes of the payment.
      setCard(EMPTY_CARD);
      return order({ ...wish, ...made, card_user_name: card.holder.trim() });
    },
    (answer, { pay_id }) => {
      if ('fault' in answer) {
        if (isField(answer.fault)) setWrong([answer.fault]);
        return setTrouble({ of: 'token', trouble: isField(answer.fault) ? 'notConfirmed' : answer.fault });
      }
      const errors = 'errors' in answer ? answer.errors : undefined;
      const field = FIELDS.find((name) => getFirstError(errors, name));
      if (field) return setTrouble({ of: 'shop', field, message: getFirstError(errors, field)!, method: pay_id });
      const onward = onwardOf(answer);
      if (onward === 'failed') return setTrouble({ of: 'failed', method: pay_id });
      return 'page' in onward ? navigate(onward.page) : goOnTo(onward.address);
    },
  );

  const submit = (method: string) => {
    const wrongNow = method === '1' ? findInvalidFields(card, new Date(getNowMs())) : [];
    const missingNow = findMissingFields(method, choice);
    setWrong(wrongNow);
    setMissing(missingNow);
    const isComplete = wrongNow.length === 0 && missingNow.length === 0;
    setTrouble(isComplete ? undefined : { of: 'form' });
    if (isComplete) pay(wishOf(method, choice, session));
  };

  /** A wallet's button requests an order. @throws Error where there is none, so that the button gives up */
  const orderAtWallet = async (method: string, make: (order: typeof wanted) => Promise<MadeOrder>): Promise<string> => {
    setTrouble(undefined);
    const answer = await make(wanted);
    if ('id' in answer) {
      begun.current = answer.payment_id;
      return answer.id;
    }
    const [field, messages] = Object.entries(answer.errors ?? {})[0] ?? [];
    if (field && messages) setTrouble({ of: 'shop', field, message: messages[0] ?? '', method });
    throw new Error('there is no order at the wallet');
  };

  const takeBack = useWrite(
    ({ paymentId }: { readonly paymentId: string; readonly method: string }) => cancelPayment(paymentId),
    (_, { method }) => {
      setTrouble({ of: 'left', method });
      return queryClient.invalidateQueries({ queryKey: ['payments'] });
    },
  );

  return {
    card,
    choice,
    wrong,
    missing,
    trouble,
    session,
    typeCard: (typed: Partial<TypedCard>) => setCard((last) => ({ ...last, ...typed })),
    choose: (chosen: Partial<Choice>) => setChoice((last) => ({ ...last, ...chosen })),
    setTrouble,
    submit,
    pay,
    orderAtWallet,
    leaveWallet: (method: string) => begun.current !== null && takeBack({ paymentId: begun.current, method }),
  };
};

export type Checkout = ReturnType<typeof useCheckout>;

const wishOf = (method: string, { store, carrier, name }: Choice, session: WalletSession | null): PurchaseWish => ({
  pay_id: method,
  ...(method === '2' && { combini_code: store, ...(name && { name }) }),
  ...(method === '4' && { name }),
  ...(method === session?.method && { [session.field]: session.id }),
  ...(method === '6' && { carrier_id: carrier }),
});
