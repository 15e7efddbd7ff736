import { Create } from 'react-admin';
import { CardForm } from './CardForm';

export const CardCreate = () => (
  <Create redirect="show">
    <CardForm isNew />
  </Create>
);
