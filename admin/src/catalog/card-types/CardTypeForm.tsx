import { maxLength, maxValue, minValue, NumberInput, required, SimpleForm, TextInput } from 'react-admin';
import { ReasonInput } from '../../ui/ReasonInput';

const NAME = [required(), maxLength(50)];
const NUMBER = [required(), minValue(1), maxValue(19)];
const PLACE = [required(), minValue(0)];

/** @param isNew true if the type has no number yet */
export const CardTypeForm = ({ isNew = false }: { readonly isNew?: boolean }) => (
  <SimpleForm defaultValues={isNew ? { position: 0 } : {}} warnWhenUnsavedChanges sx={{ maxWidth: 560 }}>
    {isNew && <NumberInput source="id" validate={NUMBER} min={1} max={19} step={1} helperText="card_types.id_help" />}
    <TextInput source="name" validate={NAME} fullWidth />
    <TextInput source="name_en" validate={NAME} fullWidth />
    <NumberInput source="position" validate={PLACE} min={0} step={1} helperText="card_types.position_help" />
    <ReasonInput optional={isNew} />
  </SimpleForm>
);
