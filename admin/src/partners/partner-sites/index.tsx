import HandshakeIcon from '@mui/icons-material/Handshake';
import { Create, Edit } from 'react-admin';
import type { Noun } from '../../layout/sections';
import { localName } from '../../ui/localName';
import { SiteForm } from './SiteForm';
import { SiteList } from './SiteList';
import { SiteShow } from './SiteShow';

const SiteCreate = () => (
  <Create redirect="list">
    <SiteForm isNew />
  </Create>
);

const SiteEdit = () => (
  <Edit mutationMode="pessimistic" redirect="show" actions={false}>
    <SiteForm />
  </Edit>
);

export const partnerSites: Noun = {
  name: 'partner-sites',
  icon: HandshakeIcon,
  list: SiteList,
  create: SiteCreate,
  edit: SiteEdit,
  show: SiteShow,
  recordRepresentation: localName,
  options: { section: 'payments' },
};
