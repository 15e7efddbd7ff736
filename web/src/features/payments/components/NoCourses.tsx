import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { paths } from '../../../paths';
import { Page } from '../../../ui/Page';
import { Picture } from '../../../ui/Picture';
import { uiMessages } from '../../../ui/ui.messages';
import { coursesMessages } from '../courses.messages';

/** Text shown when no course is on sale. */
export function NoCourses() {
  const t = useWords(coursesMessages);
  const ui = useWords(uiMessages);
  return (
    <Page title={t('title')} narrow>
      <div className="panel notice">
        <Picture src="/images/empty.svg" alt="" width={320} height={240} eager />
        <p>{t('none')}</p>
        <Link className="button" to={paths.top}>
          {ui('shop')}
        </Link>
      </div>
    </Page>
  );
}
