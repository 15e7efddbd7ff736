import { Alert } from '@mui/material';
import { AutocompleteInput, BooleanInput, required, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CARRIER_CODES, numberFaultOf } from '../../../../services/shipments/streams/carriers.shared.js';
import { toStoredCode } from '../../../../services/shipments/streams/delivery-code.shared.js';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { useCarrierName } from '../../ui/useCarrierName';
import { AddressInputs, addressOf, normalizeAddress } from './AddressInputs';
import type { ParcelResource } from './parcel';

/** Warns before sending that the carrier cannot have issued the number. */
const WrongNumber = () => {
  const translate = useTranslate();
  const nameOf = useCarrierName();
  const { delivery_code, carrier = '' } = useWatch();
  const code = toStoredCode(delivery_code ?? '');
  const fault = code === '' ? null : numberFaultOf(carrier, code);
  return fault ? (
    <Alert severity="warning">{translate(`shipments.wrong_number.${fault}`, { carrier: nameOf(carrier) })}</Alert>
  ) : null;
};

const CarrierInput = () => {
  const nameOf = useCarrierName();
  return (
    <AutocompleteInput
      source="carrier"
      choices={CARRIER_CODES.map((id) => ({ id, name: nameOf(id) }))}
      validate={required()}
      onCreate={(name) => ({ id: name, name })}
    />
  );
};

const DISPATCH = (
  <>
    <TextInput source="delivery_code" validate={required()} autoFocus autoComplete="off" />
    <WrongNumber />
    <CarrierInput />
  </>
);

/** Asks for another address; by default the parcel goes to the same one again. */
const Elsewhere = () => {
  const { elsewhere } = useWatch();
  return (
    <>
      <BooleanInput source="elsewhere" />
      {elsewhere && <AddressInputs />}
    </>
  );
};

/** The tracking number of the second shipment, if there is one already. */
const RESEND = (
  <>
    <TextInput source="delivery_code" autoFocus autoComplete="off" />
    <WrongNumber />
    <CarrierInput />
    <Elsewhere />
  </>
);

const typed = ({ delivery_code, carrier }: Record<string, unknown>) => ({
  delivery_code: toStoredCode(String(delivery_code)),
  carrier,
});
const resent = (values: Record<string, unknown>) => ({
  ...(values.delivery_code ? typed(values) : {}),
  ...(values.elsewhere ? normalizeAddress(values) : {}),
});

const explained = (command: string) => <Explained words={`shipments.explain_${command}`} />;

const ChangeAddress = ({ parcel }: { readonly parcel: ParcelResource }) => (
  <CommandButton
    command="change-address"
    explanation={explained('change_address')}
    fields={<AddressInputs />}
    defaults={addressOf(parcel)}
    transform={normalizeAddress}
  />
);

/** Renders the commands that the parcel's state allows. */
export const ShipmentCommands = () => {
  const parcel = useRecordContext<ParcelResource>();
  const translate = useTranslate();
  if (!parcel) return null;
  const defaults = { carrier: parcel.carrier ?? CARRIER_CODES[0], delivery_code: '' };
  const dispatch = { fields: DISPATCH, defaults, transform: typed };
  const isHere = parcel.status === 'requested' || parcel.status === 'returned';
  return (
    <>
      {parcel.status === 'requested' && !parcel.held && (
        <CommandButton
          command="mark-shipped"
          variant="contained"
          explanation={explained('mark_shipped')}
          {...dispatch}
          defaults={{ ...defaults, reason: translate('shipments.entry.usual_reason') }}
        />
      )}
      {parcel.combinable > 0 && <CommandButton command="combine" explanation={explained('combine')} />}
      {parcel.status === 'requested' && parcel.together > 1 && (
        <CommandButton command="split" explanation={explained('split')} />
      )}
      {parcel.status === 'shipped' && (
        <>
          <CommandButton command="correct-tracking" explanation={explained('correct_tracking')} {...dispatch} />
          <CommandButton command="mark-returned" explanation={explained('mark_returned')} />
        </>
      )}
      {parcel.status === 'returned' && (
        <CommandButton
          command="resend"
          variant="contained"
          explanation={explained('resend')}
          fields={RESEND}
          defaults={{ ...addressOf(parcel), ...defaults, elsewhere: false }}
          transform={resent}
        />
      )}
      {isHere && <ChangeAddress parcel={parcel} />}
      {parcel.status === 'returned' && <CommandButton command="forfeit" danger explanation={explained('forfeit')} />}
    </>
  );
};
