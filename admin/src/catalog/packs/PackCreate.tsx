import { Create } from 'react-admin';
import { PackForm, SUMS_STAY } from './PackForm';
import { draftOf } from './pack';

export const PackCreate = () => (
  <Create transform={draftOf} redirect="show" sx={SUMS_STAY}>
    <PackForm />
  </Create>
);
