import { Box } from '@mui/material';
import { Create, Edit } from 'react-admin';
import { EventTimeline } from '../../timeline/EventTimeline';
import { CourseForm } from './CourseForm';
import type { CourseResource } from './course';

/** Sets the paid points to the price, because a paid point costs one yen. */
const courseOf = (course: Pick<CourseResource, 'price'>) => ({ ...course, point: course.price });

export const CourseCreate = () => (
  <Create transform={courseOf} redirect="list">
    <CourseForm isNew />
  </Create>
);

export const CourseEdit = () => (
  <Edit transform={courseOf} mutationMode="pessimistic" redirect="show" actions={false}>
    <CourseForm />
    <Box sx={{ p: 2 }}>
      <EventTimeline />
    </Box>
  </Edit>
);
