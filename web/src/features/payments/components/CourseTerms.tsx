import { useWords } from '../../../i18n/i18n';
import { coursesMessages } from '../courses.messages';
import { LegalLinks } from './LegalLinks';

/** Legally required terms of points. */
export function CourseTerms() {
  const t = useWords(coursesMessages);
  return (
    <section className="course-terms" aria-label={t('terms')}>
      <p className="note">{t('life')}</p>
      <LegalLinks />
    </section>
  );
}
