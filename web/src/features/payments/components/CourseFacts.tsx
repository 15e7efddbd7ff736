import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { coursesMessages } from '../courses.messages';
import { computeBonusShare } from '../courses.rules';
import type { ShownCourse } from '../payments.api';

/** Points and price of a course. */
export function CourseFacts({ course }: { course: ShownCourse }) {
  const t = useWords(coursesMessages);
  const { number, yen, percent } = useFormats();
  const { point, bonus_point, bonus_coin, price, memo } = course;
  return (
    <>
      <span className="course-points">
        <span className="course-point">{t('points', { amount: number(point) })}</span>
        {memo && <span className="badge course-memo">{memo}</span>}
        {(bonus_point > 0 || bonus_coin > 0) && (
          <span className="course-bonus">
            {bonus_point > 0 && <span>{t('bonus', { amount: number(bonus_point) })}</span>}
            {bonus_coin > 0 && <span>{t('coins', { amount: number(bonus_coin) })}</span>}
          </span>
        )}
      </span>
      <span className="course-price">
        <span>{yen(price)}</span>
        {bonus_point > 0 && <small>{t('bonusShare', { share: percent(computeBonusShare(course)) })}</small>}
      </span>
    </>
  );
}
