import LockOpenIcon from '@mui/icons-material/LockOpen';
import { Explained } from '../../ui/Explained';
import { MemberCommandButton } from './MemberCommandButton';

export const UnbanButton = () => (
  <MemberCommandButton
    command="unban"
    startIcon={<LockOpenIcon />}
    explanation={<Explained words="members.explain_unban" />}
  />
);
