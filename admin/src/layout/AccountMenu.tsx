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

/** The operator's name; their account and the way out below it. */
export const AccountMenu = () => {
  const translate = useTranslate();
  const name = useGetIdentity().identity?.fullName ?? '';
  // In narrow windows react-admin shows an icon alone, and takes its label for a key of the translations.
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'));
  return (
    <UserMenu label={isWide ? translate('layout.account_of', { name }) : 'layout.account'}>
      <AccountItem />
      <Logout />
    </UserMenu>
  );
};
