import BlockIcon from '@mui/icons-material/Block';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';

export const BanButton = () => (
  <CommandButton
    resource="members"
    command="ban"
    danger
    startIcon={<BlockIcon />}
    explanation={<Explained words="members.explain_ban" />}
  />
);
