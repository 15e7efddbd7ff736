import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsWriting } from '../../../api/use-write';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { type Destination, keepDestination, paths } from '../../../paths';
import { checkoutMessages } from '../checkout.messages';
import { SLIPS } from '../methods.rules';
import type { PayConfig, ShownCourse, ShownMethod } from '../payments.api';
import { type Checkout, useCheckout } from '../use-checkout';
import { screenOf } from '../wallets';
import type { WalletSession } from '../wallets.rules';
import { CourseFacts } from './CourseFacts';
import { LastConfirmation } from './LastConfirmation';
import { MethodChoice } from './MethodChoice';
import { MethodFields } from './MethodFields';
import { SpentNote } from './SpentNote';
import { TroubleNote } from './TroubleNote';

interface Props {
  readonly course: ShownCourse;
  readonly methods: readonly ShownMethod[];
  readonly config: PayConfig;
  readonly destination: Destination;
  /** session with which a wallet returned the member; null before */
  readonly session: WalletSession | null;
}

/** Order form: the course, the method of payment, and the order button. */
export function CheckoutForm({ course, methods, config, destination, session }: Props) {
  const t = useWords(checkoutMessages);
  const [chosen, setChosen] = useState(session?.method ?? methods[0]!.id);
  const method = methods.find(({ id }) => id === chosen) ?? methods[0]!;
  const checkout = useCheckout({ courseId: course.id, packId: destination.packId, config, session });
  const { trouble, setTrouble, submit } = checkout;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (trouble) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input')?.focus();
  }, [trouble]);
  const order = (event: FormEvent) => {
    event.preventDefault();
    submit(method.id);
  };
  return (
    <form ref={form} className="checkout" onSubmit={order} noValidate>
      <div className="checkout-choice">
        <div className="course course-still">
          <CourseFacts course={course} />
          <Link to={keepDestination(paths.buyPoint, destination)}>{t('otherCourse')}</Link>
        </div>
        <MethodChoice
          methods={methods}
          chosen={method.id}
          onChoose={(id) => {
            setTrouble(undefined);
            setChosen(id);
          }}
        >
          <MethodFields method={method.id} config={config} checkout={checkout} />
        </MethodChoice>
      </div>
      <div className="checkout-order">
        <LastConfirmation course={course} method={method} />
        <SpentNote />
        {trouble && <TroubleNote trouble={trouble} onClose={() => setTrouble(undefined)} />}
        <OrderPlace method={method.id} price={course.price} config={config} checkout={checkout} />
      </div>
    </form>
  );
}

interface PlaceProps {
  readonly method: string;
  readonly price: number;
  readonly config: PayConfig;
  readonly checkout: Checkout;
}

/** Button that places the order: the wallet's own where one is required. */
function OrderPlace({ method, price, config, checkout }: PlaceProps) {
  const giveUp = () => checkout.setTrouble((last) => last ?? { of: 'wallet' });
  const ofWallet = screenOf(method)?.button({ config, checkout, onTrouble: giveUp });
  if (ofWallet) return ofWallet;
  return <OrderButton method={method} price={price} />;
}

function OrderButton({ method, price }: { method: string; price: number }) {
  const t = useWords(checkoutMessages);
  const { yen } = useFormats();
  const isWriting = useIsWriting();
  const words = SLIPS.has(method) ? t('order', { yen: yen(price) }) : t('pay', { yen: yen(price) });
  return (
    <button type="submit" className="button" aria-disabled={isWriting}>
      {method === '6' ? t('payCarrier') : words}
    </button>
  );
}
