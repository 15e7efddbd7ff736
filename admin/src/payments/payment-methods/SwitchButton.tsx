import { BooleanInput, maxLength, TextInput, useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import type { MethodResource } from './method';

const MEMO = maxLength(200);
/** Converts null to the empty string, which the API stores as null. */
const text = (value: string | null): string => value ?? '';

const INPUTS = (
  <>
    <BooleanInput source="on" label="payment_methods.offered" />
    <TextInput
      source="memo"
      label="resources.payment-methods.fields.memo"
      validate={MEMO}
      parse={text}
      multiline
      helperText="payment_methods.memo_help"
      fullWidth
    />
    <TextInput
      source="memo_en"
      label="resources.payment-methods.fields.memo_en"
      validate={MEMO}
      parse={text}
      multiline
      helperText="payment_methods.memo_en_help"
      fullWidth
    />
  </>
);

/** Switches a method on or off, and edits its note for members. */
export const SwitchButton = () => {
  const method = useRecordContext<MethodResource>();
  if (!method) return null;
  const { on, memo, memo_en } = method;
  return (
    <CommandButton
      command="switch"
      explanation={<Explained words="payment_methods.explain" />}
      fields={INPUTS}
      defaults={{ on, memo, memo_en }}
    />
  );
};
