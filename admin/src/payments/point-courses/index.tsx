import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import { Box } from '@mui/material';
import { Create, Edit } from 'react-admin';
import type { Noun } from '../../layout/sections';
import { EventTimeline } from '../../timeline/EventTimeline';
import { CourseForm } from './CourseForm';
import { CourseList } from './CourseList';
import { CourseShow } from './CourseShow';
import type { CourseResource } from './course';

/** A point is a yen: as many paid points as are paid for. */
const courseOf = (course: Pick<CourseResource, 'price'>) => ({ ...course, point: course.price });

const CourseCreate = () => (
  <Create transform={courseOf} redirect="list">
    <CourseForm isNew />
  </Create>
);

const CourseEdit = () => (
  <Edit transform={courseOf} mutationMode="pessimistic" redirect="show" actions={false}>
    <CourseForm />
    <Box sx={{ p: 2 }}>
      <EventTimeline />
    </Box>
  </Edit>
);

export const pointCourses: Noun = {
  name: 'point-courses',
  icon: LocalOfferIcon,
  list: CourseList,
  create: CourseCreate,
  edit: CourseEdit,
  show: CourseShow,
  recordRepresentation: ({ price }: CourseResource) => `¥${price.toLocaleString('en')}`,
  options: { section: 'payments' },
};
