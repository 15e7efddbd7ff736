import MailIcon from '@mui/icons-material/EmailOutlined';
import { CheckboxGroupInput, email, required, TextInput } from 'react-admin';
import { Explained } from '../../ui/Explained';
import { MemberCommandButton } from './MemberCommandButton';

const CHECKS = ['licence', 'passport', 'phone-call', 'past-draws', 'payment', 'other'].map((id) => ({
  id,
  name: `members.checks.${id}`,
}));

export const ChangeMailButton = () => (
  <MemberCommandButton
    command="change-mail"
    startIcon={<MailIcon />}
    explanation={<Explained words="members.explain_change_mail" />}
    fields={
      <>
        <TextInput
          source="mail"
          type="email"
          label="members.new_mail"
          validate={[required(), email()]}
          autoComplete="off"
          fullWidth
          autoFocus
        />
        <CheckboxGroupInput
          source="checked"
          label="members.checked"
          choices={CHECKS}
          validate={required()}
          helperText="members.checked_help"
        />
      </>
    }
  />
);
