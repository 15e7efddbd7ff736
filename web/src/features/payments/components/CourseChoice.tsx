import { useWords } from '../../../i18n/i18n';
import { coursesMessages } from '../courses.messages';
import type { ShownCourse } from '../payments.api';
import { CourseFacts } from './CourseFacts';

interface Props {
  readonly courses: readonly ShownCourse[];
  readonly chosen: string | undefined;
  /** course that covers the missing points of a pack */
  readonly fitting: string | undefined;
  readonly onChoose: (courseId: string) => void;
}

/** Radio buttons of the courses. */
export function CourseChoice({ courses, chosen, fitting, onChoose }: Props) {
  const t = useWords(coursesMessages);
  return (
    <fieldset className="course-choice">
      <legend className="visually-hidden">{t('courses')}</legend>
      {courses.map((course) => (
        <label key={course.id} className="course">
          <input
            type="radio"
            name="course"
            value={course.id}
            checked={course.id === chosen}
            onChange={() => onChoose(course.id)}
          />
          <CourseFacts course={course} />
          {course.id === fitting && <span className="course-fits">{t('fits')}</span>}
        </label>
      ))}
    </fieldset>
  );
}
