import CakeIcon from '@mui/icons-material/Cake';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';

export const ReleaseBirthdayButton = () => (
  <CommandButton
    resource="members"
    command="release-birthday"
    startIcon={<CakeIcon />}
    explanation={<Explained words="members.explain_release_birthday" />}
  />
);
