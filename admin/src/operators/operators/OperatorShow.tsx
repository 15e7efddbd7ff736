import { BooleanField, Labeled, PasswordInput, required, TextField, TextInput, useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { Facts } from '../../ui/Facts';
import { StateField, TimeField } from '../../ui/fields';
import { MemberField } from '../../ui/MemberField';
import { ResourceShow } from '../../ui/ResourceShow';
import { RoleInput } from './RoleInput';

const explained = (command: string) => <Explained words={`resources.operators.explain.${command}`} />;
const NEW_PASSWORD = <PasswordInput source="password" autoComplete="new-password" validate={required()} />;

const MEMBER_ID = <TextInput source="member_id" validate={required()} fullWidth />;

const Commands = () => {
  const operator = useRecordContext();
  if (!operator) return null;
  if (operator.status === 'disabled') return <CommandButton command="enable" />;
  return (
    <>
      <CommandButton
        command="change-role"
        explanation={explained('change-role')}
        fields={<RoleInput />}
        defaults={{ role: operator.role }}
      />
      {operator.otp_required ? (
        <CommandButton command="waive-otp" />
      ) : (
        <CommandButton command="require-otp" explanation={explained('require-otp')} />
      )}
      {operator.has_otp && <CommandButton command="reset-otp" danger explanation={explained('reset-otp')} />}
      <CommandButton command="reset-password" danger explanation={explained('reset-password')} fields={NEW_PASSWORD} />
      <CommandButton command="name-member" explanation={explained('name-member')} fields={MEMBER_ID} />
      {operator.member_id && <CommandButton command="unname-member" danger explanation={explained('unname-member')} />}
      <CommandButton command="disable" danger explanation={explained('disable')} />
    </>
  );
};

export const OperatorShow = () => (
  <ResourceShow commands={<Commands />}>
    <Facts>
      <Labeled source="name">
        <TextField source="name" />
      </Labeled>
      <Labeled source="mail">
        <TextField source="mail" />
      </Labeled>
      <Labeled source="role">
        <StateField source="role" words="resources.operators.roles" />
      </Labeled>
      <Labeled source="status">
        <StateField source="status" words="resources.operators.statuses" colours={{ active: 'success' }} />
      </Labeled>
      <Labeled source="has_otp">
        <BooleanField source="has_otp" />
      </Labeled>
      <Labeled source="otp_required">
        <BooleanField source="otp_required" />
      </Labeled>
      <Labeled source="member_id">
        <MemberField source="member_id" />
      </Labeled>
      <Labeled source="created_at">
        <TimeField source="created_at" />
      </Labeled>
      <Labeled source="last_sign_in_at">
        <TimeField source="last_sign_in_at" />
      </Labeled>
    </Facts>
  </ResourceShow>
);
