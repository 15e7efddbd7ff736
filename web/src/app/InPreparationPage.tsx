import { Link } from 'react-router-dom';
import { useWords } from '../i18n/i18n';
import { Page } from '../ui/Page';
import { Picture } from '../ui/Picture';
import { appMessages } from './app.messages';
import { CONTACT } from './contact';
import { inPreparationMessages } from './in-preparation.messages';
import { paths } from './paths';

/** Stands honestly for a page that the shop does not have yet, and shows a way on. */
export default function InPreparationPage() {
  const app = useWords(appMessages);
  const t = useWords(inPreparationMessages);
  return (
    <Page title={app('inPreparation')} narrow>
      <div className="panel notice">
        <Picture src="/images/empty.svg" alt="" width={320} height={240} eager />
        <p>{t('text')}</p>
        <div className="buttons">
          <Link className="button" to={paths.top}>
            {t('toPacks')}
          </Link>
          <a className="button button-quiet" href={CONTACT}>
            {app('contact')}
          </a>
        </div>
        <p className="note">{t('urgent')}</p>
      </div>
    </Page>
  );
}
