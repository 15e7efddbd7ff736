import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useWords } from '../../../i18n/i18n';
import { coursesMessages } from '../courses.messages';

const LINKS = [
  ['commerceLaw', paths.specificCommerce],
  ['fundSettlement', paths.fundSettlement],
  ['pointTerms', paths.pointTermsOfService],
] as const;

/** What the law has a shop say beside its points. */
export function CourseTerms() {
  const t = useWords(coursesMessages);
  return (
    <section className="course-terms" aria-label={t('terms')}>
      <p className="note">{t('life')}</p>
      <ul>
        {LINKS.map(([word, path]) => (
          <li key={path}>
            <Link to={path}>{t(word)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
