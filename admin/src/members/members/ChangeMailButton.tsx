import MailIcon from '@mui/icons-material/EmailOutlined';
import { email, required, TextInput } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { IdentityCheckInput } from './IdentityCheckInput';

export const ChangeMailButton = () => (
  <CommandButton
    resource="members"
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
        <IdentityCheckInput />
      </>
    }
  />
);
