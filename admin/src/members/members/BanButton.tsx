import BlockIcon from '@mui/icons-material/Block';
import { Explained } from '../../ui/Explained';
import { MemberCommandButton } from './MemberCommandButton';

export const BanButton = () => (
  <MemberCommandButton
    command="ban"
    danger
    startIcon={<BlockIcon />}
    explanation={<Explained words="members.explain_ban" />}
  />
);
