import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsWriting } from '../../../api/use-write';
import { keeping, paths, type WantedPack } from '../../../app/paths';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { checkoutMessages } from '../checkout.messages';
import { PAYPAL, SLIPS } from '../methods.rules';
import type { PayConfig, ShownCourse, ShownMethod } from '../payments.api';
import { type Checkout, useCheckout } from '../use-checkout';
import { AmazonPayButton } from './AmazonPayButton';
import { CourseFacts } from './CourseFacts';
import { LastConfirmation } from './LastConfirmation';
import { MethodChoice } from './MethodChoice';
import { MethodFields } from './MethodFields';
import { PaypalButton } from './PaypalButton';
import { SpentNote } from './SpentNote';
import { TroubleNote } from './TroubleNote';

const AMAZON = '5';

interface Props {
  readonly course: ShownCourse;
  readonly methods: readonly ShownMethod[];
  readonly config: PayConfig;
  readonly wanted: WantedPack;
  /** what Amazon has brought back; null before */
  readonly amazonSession: string | null;
}

/** What is bought, how it is paid, and the order. */
export function CheckoutForm({ course, methods, config, wanted, amazonSession }: Props) {
  const t = useWords(checkoutMessages);
  const [chosen, setChosen] = useState(amazonSession ? AMAZON : methods[0]!.id);
  const method = methods.find(({ id }) => id === chosen) ?? methods[0]!;
  const checkout = useCheckout({ courseId: course.id, packId: wanted.packId, config, amazonSession });
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
          <Link to={keeping(paths.buyPoint, wanted)}>{t('otherCourse')}</Link>
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

/** What places the order: PayPal and Amazon have buttons of their own. */
function OrderPlace({ method, price, config, checkout }: PlaceProps) {
  const giveUp = () => checkout.setTrouble((last) => last ?? { of: 'wallet' });
  if (method === PAYPAL && config.paypal)
    return (
      <PaypalButton
        config={config.paypal}
        onOrder={checkout.orderByPaypal}
        onApprove={(id) => checkout.pay({ pay_id: PAYPAL, id })}
        onCancel={checkout.leavePaypal}
        onTrouble={giveUp}
      />
    );
  if (method === AMAZON && config.amazon_pay && !checkout.amazonSession)
    return <AmazonPayButton config={config.amazon_pay} onTrouble={giveUp} />;
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
