import './courses.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/i18n';
import { link, parseDestination, paths } from '../../paths';
import { Page } from '../../ui/Page';
import { CourseFacts } from './components/CourseFacts';
import { CourseTerms } from './components/CourseTerms';
import { NoCourses } from './components/NoCourses';
import { coursesMessages } from './courses.messages';
import { courses } from './payments.api';

/** Page of the courses with direct links to the payment. */
export default function CardInputPage() {
  const t = useWords(coursesMessages);
  const destination = parseDestination(useSearchParams()[0]);
  const { data: offers } = useSuspenseQuery(courses);
  if (offers.length === 0) return <NoCourses />;
  return (
    <Page title={t('title')}>
      <p>{t('lead')}</p>
      <ul className="course-choice">
        {offers.map((course) => (
          <li key={course.id}>
            <Link className="course" to={link(paths.confirmBuyPoint, { pointPriceId: course.id, ...destination })}>
              <CourseFacts course={course} />
            </Link>
          </li>
        ))}
      </ul>
      <CourseTerms />
    </Page>
  );
}
