import DashboardIcon from '@mui/icons-material/Dashboard';
import ListIcon from '@mui/icons-material/List';
import { List, ListItemButton, ListItemIcon, ListItemText, ListSubheader } from '@mui/material';
import { type ComponentType, createElement } from 'react';
import {
  type ResourceDefinition,
  useGetResourceLabel,
  useResourceDefinitions,
  useSidebarState,
  useTranslate,
} from 'react-admin';
import { NavLink } from 'react-router-dom';
import { useMay } from '../providers/useMay';
import { SECTIONS, type Section } from './sections';

interface EntryProps {
  readonly to: string;
  readonly icon?: ComponentType;
  readonly words: string;
}

const Entry = ({ to, icon = ListIcon, words }: EntryProps) => {
  const [open] = useSidebarState();
  return (
    <li>
      <ListItemButton
        component={NavLink}
        to={to}
        end={to === '/'}
        title={open ? undefined : words}
        aria-label={open ? undefined : words}
        sx={{ px: 2, py: 0.25, '&.active': { color: 'primary.main', '& svg': { color: 'primary.main' } } }}
      >
        <ListItemIcon sx={{ minWidth: 34 }}>{createElement(icon)}</ListItemIcon>
        {open && <ListItemText primary={words} sx={{ my: 0.25 }} />}
      </ListItemButton>
    </li>
  );
};

const ResourceEntry = ({ name, icon }: ResourceDefinition) => {
  const label = useGetResourceLabel();
  return <Entry to={`/${name}`} icon={icon as ComponentType} words={label(name, 2)} />;
};

const Group = ({
  section,
  resources,
}: {
  readonly section: Section;
  readonly resources: readonly ResourceDefinition[];
}) => {
  const [open] = useSidebarState();
  const translate = useTranslate();
  const heading = translate(`layout.sections.${section}`);
  const subheader = open ? <ListSubheader component="div">{heading}</ListSubheader> : undefined;
  return (
    <List dense component="div" subheader={subheader} disablePadding>
      <List dense disablePadding aria-label={heading}>
        {resources.map((resource) => (
          <ResourceEntry key={resource.name} {...resource} />
        ))}
      </List>
    </List>
  );
};

/** Lists the resources that the operator's role may see, under their headings. */
export const Menu = () => {
  const [open] = useSidebarState();
  const translate = useTranslate();
  const may = useMay();
  const resources = Object.values(useResourceDefinitions()).filter(
    ({ name, hasList }) => hasList && may(`${name}.list`),
  );
  const of = (section: Section) => resources.filter(({ options }) => options?.section === section);
  return (
    <nav aria-label={translate('layout.menu')} style={{ width: open ? 220 : 52 }}>
      <List dense>
        <Entry to="/" icon={DashboardIcon} words={translate('ra.page.dashboard')} />
      </List>
      {SECTIONS.filter((section) => of(section).length > 0).map((section) => (
        <Group key={section} section={section} resources={of(section)} />
      ))}
    </nav>
  );
};
