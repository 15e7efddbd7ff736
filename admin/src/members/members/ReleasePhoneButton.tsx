import PhonelinkEraseIcon from '@mui/icons-material/PhonelinkErase';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';

export const ReleasePhoneButton = () => (
  <CommandButton
    resource="members"
    command="release-phone"
    startIcon={<PhonelinkEraseIcon />}
    explanation={<Explained words="members.explain_release_phone" />}
  />
);
