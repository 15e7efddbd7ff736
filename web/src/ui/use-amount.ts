import { useFormats } from '../i18n/format';
import { useWords } from '../i18n/i18n';
import { uiMessages } from './ui.messages';

/** Returns a function that formats points (method '1') or coins (method '2') with their unit. */
export const useAmount = () => {
  const t = useWords(uiMessages);
  const { number } = useFormats();
  return (amount: number, paymentMethod: '1' | '2' = '1'): string =>
    t(paymentMethod === '2' ? 'coins' : 'points', { amount: number(amount) });
};
