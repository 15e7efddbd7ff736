import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { ownPaymentsMessages } from '../own-payments.messages';
import { isAddress } from '../purchase-redirect.rules';

/** Link that continues an open payment. */
export function OpenLink({ url, className }: { url: string; className: string }) {
  const t = useWords(ownPaymentsMessages);
  if (url === '') return null;
  return isAddress(url) ? (
    <a className={className} href={url}>
      {t('goOn')}
    </a>
  ) : (
    <Link className={className} to={url}>
      {t('open')}
    </Link>
  );
}
