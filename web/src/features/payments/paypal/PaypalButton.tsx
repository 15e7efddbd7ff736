import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage, useWords } from '../../../i18n/i18n';
import { loadScript } from '../load-script';
import type { PaypalConfig } from './paypal.api';
import { paypalMessages } from './paypal.messages';

/** Used part of PayPal's script. */
interface PaypalScript {
  readonly Buttons: (options: {
    readonly createOrder: () => Promise<string>;
    readonly onApprove: (data: { readonly orderID: string }) => unknown;
    readonly onCancel: () => unknown;
    readonly onError: (error: unknown) => void;
  }) => { render(place: HTMLElement): Promise<void>; close?: () => unknown };
}

interface Props {
  readonly config: PaypalConfig;
  /** @returns id of the order that the shop created at PayPal */
  readonly onOrder: () => Promise<string>;
  readonly onApprove: (orderId: string) => void;
  /** called when the payer closes PayPal's window without approval */
  readonly onCancel: () => void;
  readonly onTrouble: () => void;
}

const scriptOf = ({ js_url, client_id }: PaypalConfig, locale: string): string =>
  `${js_url}?${new URLSearchParams({ 'client-id': client_id, currency: 'JPY', intent: 'capture', locale })}`;

/** PayPal's mandatory button. The shop captures the payment that the member approved. */
export function PaypalButton({ config, onOrder, onApprove, onCancel, onTrouble }: Props) {
  const t = useWords(paypalMessages);
  const locale = useLanguage() === 'ja' ? 'ja_JP' : 'en_US';
  const place = useRef<HTMLElement>(null);
  const order = useEffectEvent(onOrder);
  const approve = useEffectEvent(onApprove);
  const cancel = useEffectEvent(onCancel);
  const fail = useEffectEvent(onTrouble);
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      await loadScript(scriptOf(config, locale));
      const { paypal } = window as typeof window & { paypal?: PaypalScript };
      if (isGone || !paypal || !place.current) return;
      await paypal
        .Buttons({
          createOrder: () => order(),
          onApprove: ({ orderID }) => approve(orderID),
          onCancel: () => cancel(),
          onError: () => fail(),
        })
        .render(place.current);
    };
    show().catch(() => !isGone && fail());
    return () => {
      isGone = true;
    };
  }, [config, locale]);
  return <section ref={place} className="wallet-button" aria-label={t('button')} />;
}
