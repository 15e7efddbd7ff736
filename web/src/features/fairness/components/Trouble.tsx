import { Link, useLocation } from 'react-router-dom';
import { ApiError } from '../../../api/response';
import { useWords } from '../../../i18n/i18n';
import { logInFrom, paths } from '../../../paths';
import { Page } from '../../../ui/Page';
import { Picture } from '../../../ui/Picture';
import { fairnessMessages } from '../fairness.messages';

interface Props {
  readonly error: Error;
  readonly what: 'pack' | 'draw';
  readonly onRetry: () => unknown;
}

const kindOf = (error: Error, what: Props['what']) => {
  const state = error instanceof ApiError ? error.state : undefined;
  if (state === 404) return what === 'pack' ? 'packUnknown' : 'drawUnknown';
  return state === 401 ? 'drawLogIn' : 'loadFailed';
};

/** Reason why nothing can be checked, and the next step. */
export function Trouble({ error, what, onRetry }: Props) {
  const t = useWords(fairnessMessages);
  const kind = kindOf(error, what);
  const location = useLocation();
  return (
    <Page title={t(kind)} narrow>
      <div className="panel empty" role="alert">
        <Picture src="/images/empty.svg" alt="" width={320} height={220} />
        <p>{t(`${kind}Text`)}</p>
      </div>
      <div className="buttons">
        {kind === 'loadFailed' && (
          <button type="button" className="button" onClick={onRetry}>
            {t('tryAgain')}
          </button>
        )}
        {kind === 'drawLogIn' && (
          <Link className="button" to={logInFrom(location)}>
            {t('logIn')}
          </Link>
        )}
        {kind === 'drawUnknown' && (
          <Link className="button" to={paths.buyProductHistory}>
            {t('toHistory')}
          </Link>
        )}
        <Link className="button button-quiet" to={paths.fairness}>
          {t('toAll')}
        </Link>
      </div>
    </Page>
  );
}
