import LockOpenIcon from '@mui/icons-material/LockOpen';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';

export const UnbanButton = () => (
  <CommandButton
    resource="members"
    command="unban"
    startIcon={<LockOpenIcon />}
    explanation={<Explained words="members.explain_unban" />}
  />
);
