import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';
import type { CourseResource } from './course';

export const pointCourses: ConsoleResource = {
  name: 'point-courses',
  icon: LocalOfferIcon,
  list: lazyPage('courses', () => import('./CourseList'), 'CourseList'),
  create: lazyPage(['courses', 'timeline'], () => import('./CoursePages'), 'CourseCreate'),
  edit: lazyPage(['courses', 'timeline'], () => import('./CoursePages'), 'CourseEdit'),
  show: lazyPage(['courses', 'timeline'], () => import('./CourseShow'), 'CourseShow'),
  recordRepresentation: ({ price }: CourseResource) => `¥${price.toLocaleString('en')}`,
  options: { section: 'payments' },
};
