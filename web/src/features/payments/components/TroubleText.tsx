import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { ownPaymentsMessages } from '../own-payments.messages';
import type { PaymentDetail } from '../payments.api';

/** Explains what a dispute or a debt blocks, and whom to contact; renders nothing otherwise. */
export function TroubleText({ payment: { id, disputed, owed } }: { payment: PaymentDetail }) {
  const t = useWords(ownPaymentsMessages);
  const { yen } = useFormats();
  if (disputed === 0 && owed === 0) return null;
  return (
    <div className="alert" role="alert">
      <p>{disputed > 0 ? t('disputedText', { yen: yen(disputed) }) : t('owedText', { yen: yen(owed) })}</p>
      <Link className="button button-quiet" to={link(paths.contact, { about: 'payment', reference: id })}>
        {t('contact')}
      </Link>
    </div>
  );
}
