import { Create, Edit } from 'react-admin';
import { SiteForm } from './SiteForm';

export const SiteCreate = () => (
  <Create redirect="list">
    <SiteForm isNew />
  </Create>
);

export const SiteEdit = () => (
  <Edit mutationMode="pessimistic" redirect="show" actions={false}>
    <SiteForm />
  </Edit>
);
