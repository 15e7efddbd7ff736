import { BooleanInput, maxLength, TextInput, useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import type { MethodResource } from './method';

const MEMO = maxLength(200);
/** The shop takes '' for nothing. */
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

/** Whether members are offered a method, and what they read beside it. */
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
