import '../slips.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { paths } from '../../../paths';
import { Page } from '../../../ui/Page';
import { Picture } from '../../../ui/Picture';
import { slipsMessages } from '../slips.messages';

/** Frame of pages for payments made elsewhere: the content, then links. */
export function SlipFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useWords(slipsMessages);
  return (
    <Page title={title} narrow>
      {children}
      <p className="note">{t('after')}</p>
      <div className="buttons">
        <Link className="button button-quiet" to={paths.top}>
          {t('toTop')}
        </Link>
        <Link className="button button-quiet" to={paths.payments}>
          {t('toPayments')}
        </Link>
      </div>
    </Page>
  );
}

/** Page without an open payment. */
export function NoSlip({ title }: { title: string }) {
  const t = useWords(slipsMessages);
  return (
    <Page title={title} narrow>
      <div className="panel notice">
        <Picture src="/images/empty.svg" alt="" width={320} height={240} eager />
        <p>
          <strong>{t('noneTitle')}</strong>
        </p>
        <p>{t('none')}</p>
        <div className="buttons">
          <Link className="button" to={paths.payments}>
            {t('toPayments')}
          </Link>
          <Link className="button button-quiet" to={paths.top}>
            {t('toTop')}
          </Link>
        </div>
      </div>
    </Page>
  );
}

/** Page while the provider has not responded. */
export function SlipToCome({ title, message, onRetry }: { title: string; message: string; onRetry: () => void }) {
  const t = useWords(slipsMessages);
  return (
    <Page title={title} narrow>
      <div className="panel notice">
        <p role="alert">{message}</p>
        <div className="buttons">
          <button type="button" className="button" onClick={onRetry}>
            {t('retry')}
          </button>
          <Link className="button button-quiet" to={paths.payments}>
            {t('toPayments')}
          </Link>
        </div>
      </div>
    </Page>
  );
}

/** Instructions of a payment as numbered steps. */
export function Steps({ text }: { text: string }) {
  const t = useWords(slipsMessages);
  return (
    <section className="panel">
      <h2>{t('how')}</h2>
      <ol className="slip-steps">
        {text.split('\n').map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
