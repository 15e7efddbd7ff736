import TableViewIcon from '@mui/icons-material/TableView';
import type { Noun } from '../../layout/sections';
import { ProjectionList } from './ProjectionList';
import { ProjectionShow } from './ProjectionShow';

export const projections: Noun = {
  name: 'projections',
  icon: TableViewIcon,
  list: ProjectionList,
  show: ProjectionShow,
  recordRepresentation: 'name',
  options: { section: 'shop' },
};
