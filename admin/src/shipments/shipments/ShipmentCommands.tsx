import { Alert } from '@mui/material';
import { AutocompleteInput, required, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { CARRIERS, type ParcelRecord } from './parcel';
import { isOdd, typedCode } from './tracking.rules';

const CHOICES = CARRIERS.map((id) => ({ id, name: id }));

/** A number that does not look right may be sent all the same. */
const OddNumber = () => {
  const translate = useTranslate();
  const { delivery_code, carrier } = useWatch();
  const code = typedCode(delivery_code ?? '');
  return code !== '' && isOdd(code, carrier) ? <Alert severity="warning">{translate('shipments.odd')}</Alert> : null;
};

const DISPATCH = (
  <>
    <TextInput source="delivery_code" validate={required()} autoFocus autoComplete="off" />
    <OddNumber />
    <AutocompleteInput
      source="carrier"
      choices={CHOICES}
      validate={required()}
      onCreate={(name) => ({ id: name, name })}
    />
  </>
);

const typed = (values: Record<string, unknown>) => ({
  ...values,
  delivery_code: typedCode(String(values.delivery_code)),
});

const explained = (command: string) => <Explained words={`shipments.explain_${command}`} />;

/** What may be done with a parcel in its state. */
export const ShipmentCommands = () => {
  const parcel = useRecordContext<ParcelRecord>();
  if (!parcel) return null;
  const defaults = { carrier: parcel.carrier ?? CARRIERS[0], delivery_code: '' };
  const dispatch = { fields: DISPATCH, defaults, transform: typed };
  return (
    <>
      {parcel.status === 'requested' && (
        <CommandButton
          command="mark-shipped"
          variant="contained"
          explanation={explained('mark_shipped')}
          {...dispatch}
        />
      )}
      {parcel.combinable > 0 && <CommandButton command="combine" explanation={explained('combine')} />}
      {parcel.status === 'requested' && parcel.together > 1 && (
        <CommandButton command="split" explanation={explained('split')} />
      )}
      {parcel.status === 'shipped' && (
        <CommandButton command="mark-returned" explanation={explained('mark_returned')} />
      )}
      {parcel.status === 'returned' && (
        <>
          <CommandButton command="resend" variant="contained" explanation={explained('resend')} {...dispatch} />
          <CommandButton command="forfeit" danger explanation={explained('forfeit')} />
        </>
      )}
    </>
  );
};
