import ManageAccountsIcon from '@mui/icons-material/ManageAccounts';
import { ListItemIcon, ListItemText, MenuItem, type Theme, useMediaQuery } from '@mui/material';
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

/** Renders the operator's name with a menu of their account and the sign-out. */
export const AccountMenu = () => {
  const translate = useTranslate();
  const name = useGetIdentity().identity?.fullName ?? '';
  // In narrow windows react-admin shows only an icon, and translates its label as a message key.
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'));
  return (
    <UserMenu label={isWide ? translate('layout.account_of', { name }) : 'layout.account'}>
      <AccountItem />
      <Logout />
    </UserMenu>
  );
};
