import './courses.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { useFormats } from '../../i18n/format';
import { useWords } from '../../i18n/i18n';
import { link, paths } from '../../paths';
import { Page } from '../../ui/Page';
import { CourseChoice } from './components/CourseChoice';
import { CourseTerms } from './components/CourseTerms';
import { NoCourses } from './components/NoCourses';
import { PackNeed } from './components/PackNeed';
import { SpentNote } from './components/SpentNote';
import { coursesMessages } from './courses.messages';
import { findCourse, pointsOf } from './courses.rules';
import { courses } from './payments.api';
import { useDestinationPack } from './use-destination-pack';

/** Page of the courses. The one that the requested pack needs is preselected. */
export default function BuyPointPage() {
  const t = useWords(coursesMessages);
  const { number, yen } = useFormats();
  const [query, setQuery] = useSearchParams();
  const { destination, pack, balance, missing } = useDestinationPack();
  const { data: offers } = useSuspenseQuery(courses);
  const fitting = missing > 0 ? findCourse(offers, missing) : undefined;
  const course = offers.find(({ id }) => id === query.get('pointPriceId')) ?? fitting;
  const choose = (pointPriceId: string) => {
    setQuery(
      (last) =>
        new URLSearchParams(
          [...last].filter(([name]) => name !== 'pointPriceId').concat([['pointPriceId', pointPriceId]]),
        ),
      {
        replace: true,
      },
    );
  };
  if (offers.length === 0) return <NoCourses />;
  return (
    <Page title={t('title')}>
      <p>{t('lead')}</p>
      <SpentNote />
      {pack && <PackNeed pack={pack} destination={destination} balance={balance} missing={missing} />}
      <CourseChoice courses={offers} chosen={course?.id} fitting={fitting?.id} onChoose={choose} />
      <CourseTerms />
      <div className="footing course-footing">
        <p>
          {course ? (
            <>
              <span>{t('total', { amount: number(pointsOf(course)) })}</span>{' '}
              <strong className="price">{yen(course.price)}</strong>
            </>
          ) : (
            t('choose')
          )}
        </p>
        {course ? (
          <Link className="button" to={link(paths.confirmBuyPoint, { pointPriceId: course.id, ...destination })}>
            {t('next')}
          </Link>
        ) : (
          <button type="button" className="button" disabled>
            {t('next')}
          </button>
        )}
      </div>
    </Page>
  );
}
