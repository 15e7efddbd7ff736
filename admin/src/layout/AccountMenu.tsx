import ManageAccountsIcon from '@mui/icons-material/ManageAccounts';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { Logout, UserMenu, useGetIdentity, useTranslate, useUserMenu } from 'react-admin';
import { Link } from 'react-router-dom';

const AccountItem = () => {
  const translate = useTranslate();
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/account" onClick={menu?.onClose}>
      <ListItemIcon>
        <ManageAccountsIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('layout.account')}</ListItemText>
    </MenuItem>
  );
};

/** The operator's name; their account and the way out below it. */
export const AccountMenu = () => {
  const name = useGetIdentity().identity?.fullName ?? '';
  return (
    <UserMenu label={useTranslate()('layout.account_of', { name })}>
      <AccountItem />
      <Logout />
    </UserMenu>
  );
};
