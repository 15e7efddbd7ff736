import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsWriting } from '../../../api/use-write';
import { keeping, paths, type WantedPack } from '../../../app/paths';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { checkoutMessages } from '../checkout.messages';
import { SLIPS } from '../methods.rules';
import type { PayConfig, ShownCourse, ShownMethod } from '../payments.api';
import { useCheckout } from '../use-checkout';
import { CourseFacts } from './CourseFacts';
import { LastConfirmation } from './LastConfirmation';
import { MethodChoice } from './MethodChoice';
import { MethodFields } from './MethodFields';
import { TroubleNote } from './TroubleNote';

interface Props {
  readonly course: ShownCourse;
  readonly methods: readonly ShownMethod[];
  readonly config: PayConfig;
  readonly wanted: WantedPack;
}

/** What is bought, how it is paid, and the order. */
export function CheckoutForm({ course, methods, config, wanted }: Props) {
  const t = useWords(checkoutMessages);
  const [chosen, setChosen] = useState(methods[0]!.id);
  const method = methods.find(({ id }) => id === chosen) ?? methods[0]!;
  const checkout = useCheckout({ courseId: course.id, packId: wanted.packId, config });
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
        {trouble && <TroubleNote trouble={trouble} onClose={() => setTrouble(undefined)} />}
        <OrderButton method={method.id} price={course.price} />
      </div>
    </form>
  );
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
