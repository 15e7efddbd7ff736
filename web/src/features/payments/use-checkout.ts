import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getFirstError, type Refusal } from '../../api/response';
import { useWrite } from '../../api/use-write';
import { getNowMs } from '../../browser/clock';
import { type CardField, EMPTY_CARD, findInvalidFields, type TokenTrouble, type TypedCard } from './card.rules';
import { findMissingFields, type MethodInput, type MethodInputField } from './checkout.rules';
import { goOnTo } from './go-on';
import { buyPoints, cancelPayment, type PayConfig, type PurchaseRequest } from './payments.api';
import { redirectOf } from './purchase-redirect.rules';
import { tokenOf } from './tokenizer';
import { SESSION_FIELDS, type WalletSession } from './wallets.rules';

/** Reason why an order failed: an error of the tokenizer, a refusal of the shop, or a failed payment. */
export type Trouble =
  | { readonly of: 'token'; readonly trouble: TokenTrouble | 'notConfirmed' }
  | { readonly of: 'shop'; readonly field: string; readonly message: string; readonly method: string }
  | { readonly of: 'form' }
  | { readonly of: 'wallet' }
  /** The payer left the wallet, and the order was cancelled. */
  | { readonly of: 'left'; readonly method: string }
  | { readonly of: 'failed'; readonly method: string };

/** Order that a wallet's button submits for approval. */
type MadeOrder = { readonly id: string; readonly payment_id: string } | Refusal;

export interface CheckoutOptions {
  readonly courseId: string;
  readonly packId: string | undefined;
  readonly config: PayConfig;
  /** session with which a wallet returned the member; null before */
  readonly session: WalletSession | null;
}

/** Fields whose messages are shown, in order of precedence; only the first is shown. */
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

const NO_CHOICE: MethodInput = { store: '', carrier: '', name: '' };

/** State and actions of the last page of an order. The card's fields are cleared once they are sent. */
export const useCheckout = ({ courseId, packId, config, session }: CheckoutOptions) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [card, setCard] = useState<TypedCard>(EMPTY_CARD);
  const [choice, setChoice] = useState(NO_CHOICE);
  const [wrong, setWrong] = useState<readonly CardField[]>([]);
  const [missing, setMissing] = useState<readonly MethodInputField[]>([]);
  const [trouble, setTrouble] = useState<Trouble>();
  const walletPaymentId = useRef<string | null>(null);

  const course = { point_price_id: courseId, ...(packId && { pack_id: packId }) };
  const order = (request: PurchaseRequest) => buyPoints({ ...request, ...course });

  const pay = useWrite(
    async (request: PurchaseRequest) => {
      if (request.pay_id !== '1' || !config.card) return order(request);
      const result = await tokenOf(config.card, card);
      if ('fault' in result) return result;
      // The values are no longer needed, whatever the result of the payment.
      setCard(EMPTY_CARD);
      return order({ ...request, ...result, card_user_name: card.holder.trim() });
    },
    (response, { pay_id }) => {
      if ('fault' in response) {
        if (isField(response.fault)) setWrong([response.fault]);
        return setTrouble({ of: 'token', trouble: isField(response.fault) ? 'notConfirmed' : response.fault });
      }
      const errors = 'errors' in response ? response.errors : undefined;
      const field = FIELDS.find((name) => getFirstError(errors, name));
      if (field) return setTrouble({ of: 'shop', field, message: getFirstError(errors, field)!, method: pay_id });
      const redirect = redirectOf(response);
      if (redirect === 'failed') return setTrouble({ of: 'failed', method: pay_id });
      return 'page' in redirect ? navigate(redirect.page) : goOnTo(redirect.address);
    },
  );

  const submit = (method: string) => {
    const wrongNow = method === '1' ? findInvalidFields(card, new Date(getNowMs())) : [];
    const missingNow = findMissingFields(method, choice);
    setWrong(wrongNow);
    setMissing(missingNow);
    const isComplete = wrongNow.length === 0 && missingNow.length === 0;
    setTrouble(isComplete ? undefined : { of: 'form' });
    if (isComplete) pay(toPurchaseRequest(method, choice, session));
  };

  /**
   * Creates an order for a wallet's button.
   * @throws Error without an order, so that the button stops
   */
  const orderAtWallet = async (method: string, make: (order: typeof course) => Promise<MadeOrder>): Promise<string> => {
    setTrouble(undefined);
    const response = await make(course);
    if ('id' in response) {
      walletPaymentId.current = response.payment_id;
      return response.id;
    }
    const [field, messages] = Object.entries(response.errors ?? {})[0] ?? [];
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
    choose: (chosen: Partial<MethodInput>) => setChoice((last) => ({ ...last, ...chosen })),
    setTrouble,
    submit,
    pay,
    orderAtWallet,
    leaveWallet: (method: string) =>
      walletPaymentId.current !== null && takeBack({ paymentId: walletPaymentId.current, method }),
  };
};

export type Checkout = ReturnType<typeof useCheckout>;

const toPurchaseRequest = (
  method: string,
  { store, carrier, name }: MethodInput,
  session: WalletSession | null,
): PurchaseRequest => ({
  pay_id: method,
  ...(method === '2' && { combini_code: store, ...(name && { name }) }),
  ...(method === '4' && { name }),
  ...(method === session?.method && { [session.field]: session.id }),
  ...(method === '6' && { carrier_id: carrier }),
});
