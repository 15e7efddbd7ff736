import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { currentUser } from '../../../api/session';
import { useLanguage, useWords } from '../../../i18n/i18n';
import { keepDestination, link, parseDestination, paths } from '../../../paths';
import { Modal } from '../../../ui/Modal';
import { cardMessages } from '../card.messages';
import { checkoutMessages } from '../checkout.messages';
import { NAMED_SLIPS } from '../methods.rules';
import type { Trouble } from '../use-checkout';
import { screenOf } from '../wallets';
import { findWallet } from '../wallets.rules';

const CARRIER = '6';

/** Dialog with the reason why the order failed, and the next step. */
export function TroubleNote({ trouble, onClose }: { trouble: Trouble; onClose: () => void }) {
  const t = useWords(checkoutMessages);
  const card = useWords(cardMessages);
  const language = useLanguage();
  const failure = (method: string): string => {
    const screen = screenOf(method);
    if (screen) return screen.word(language, 'failedOrder');
    return t(method === CARRIER ? 'failedCarrier' : 'failed');
  };
  if (trouble.of === 'failed')
    return (
      <Modal title={t('failedTitle')} onClose={onClose}>
        <p>{failure(trouble.method)}</p>
        <button type="button" className="button" onClick={onClose}>
          {t('close')}
        </button>
      </Modal>
    );
  return (
    <div className="alert" role="alert">
      {trouble.of === 'form' && <p>{t('check')}</p>}
      {trouble.of === 'token' && <p>{card(trouble.trouble)}</p>}
      {trouble.of === 'left' && <p>{t('left', { name: findWallet(trouble.method)?.name[language] ?? '' })}</p>}
      {trouble.of === 'wallet' && <p>{t('walletOrder')}</p>}
      {trouble.of === 'shop' && <p>{trouble.message}</p>}
      {trouble.of === 'shop' && <WayOn field={trouble.field} method={trouble.method} />}
    </div>
  );
}

function WayOn({ field, method }: { field: string; method: string }) {
  const t = useWords(checkoutMessages);
  const [query] = useSearchParams();
  const destination = parseDestination(query);
  const { data: user } = useQuery(currentUser);
  // For other methods the refusal concerns the typed name or a response of the provider.
  if (field === 'name' && NAMED_SLIPS.has(method) && user?.last_name === '')
    return <Link to={link(paths.shippingAddress, { ordering: 1, ...Object.fromEntries(query) })}>{t('toPerson')}</Link>;
  if (field === 'limit') return <Link to={paths.payments}>{t('toPayments')}</Link>;
  if (field === 'point_price_id')
    return <Link to={keepDestination(paths.buyPoint, destination)}>{t('toCourses')}</Link>;
  return null;
}
