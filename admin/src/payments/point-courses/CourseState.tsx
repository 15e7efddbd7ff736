import { Chip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { type CourseResource, STATE_COLOURS, stateOf } from './course';

/** Renders whether a course is on sale. */
export const CourseState = (_: { readonly source?: string }) => {
  const course = useRecordContext<CourseResource>();
  const translate = useTranslate();
  if (!course) return null;
  const state = stateOf(course);
  return (
    <Chip
      size="small"
      variant="outlined"
      color={STATE_COLOURS[state]}
      label={translate(`point_courses.states.${state}`)}
    />
  );
};
