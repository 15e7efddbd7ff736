import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage, useWords } from '../../../i18n/i18n';
import { loadScript } from '../load-script';
import type { AmazonPayConfig } from './amazon-pay.api';
import { amazonPayMessages } from './amazon-pay.messages';

/** Used part of Amazon's script. */
interface AmazonScript {
  readonly Pay: { renderButton(place: string, options: object): unknown };
}

interface Props {
  readonly config: AmazonPayConfig;
  readonly onTrouble: () => void;
}

const PLACE = 'amazon-pay-button';

const optionsOf = (config: AmazonPayConfig, checkoutLanguage: string): object => ({
  merchantId: config.merchant_id,
  publicKeyId: config.public_key_id,
  ledgerCurrency: 'JPY',
  checkoutLanguage,
  productType: 'PayOnly',
  placement: 'Checkout',
  buttonColor: 'Gold',
  createCheckoutSessionConfig: {
    payloadJSON: config.payload,
    signature: config.signature,
    publicKeyId: config.public_key_id,
    algorithm: 'AMZN-PAY-RSASSA-PSS-V2',
  },
});

/** Amazon's mandatory button. The member chooses the payment there and returns here. */
export function AmazonPayButton({ config, onTrouble }: Props) {
  const t = useWords(amazonPayMessages);
  const language = useLanguage() === 'ja' ? 'ja_JP' : 'en_US';
  const place = useRef<HTMLElement>(null);
  const fail = useEffectEvent(onTrouble);
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      await loadScript(config.js_url);
      const { amazon } = window as typeof window & { amazon?: AmazonScript };
      if (isGone || !amazon || !place.current) return;
      place.current.replaceChildren(Object.assign(document.createElement('div'), { id: PLACE }));
      amazon.Pay.renderButton(`#${PLACE}`, optionsOf(config, language));
    };
    show().catch(() => !isGone && fail());
    return () => {
      isGone = true;
    };
  }, [config, language]);
  return <section ref={place} className="wallet-button" aria-label={t('button')} />;
}
