import { Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../../providers/useMay';

interface TileProps {
  readonly label: string;
  readonly value: string;
  /** A note, such as the earlier value or the meaning. */
  readonly note?: ReactNode;
  /** True if an operator should look at it. */
  readonly warns?: boolean;
  /** The resource that the tile links to, if the operator may open it. */
  readonly linksTo?: string;
  /** The filter of the linked list. */
  readonly filter?: object;
}

/** Renders one large figure. */
export const Tile = ({ label, value, note, warns = false, linksTo, filter = {} }: TileProps) => {
  const may = useMay();
  const query = encodeURIComponent(JSON.stringify(filter));
  if (linksTo && !may(`${linksTo}.list`)) return null;
  return (
    <Paper sx={{ p: 2, minWidth: 170, flex: '1 1 170px' }}>
      <Typography variant="body2" color="textSecondary">
        {linksTo ? (
          <Link to={`/${linksTo}?filter=${query}`} style={{ color: 'inherit' }}>
            {label}
          </Link>
        ) : (
          label
        )}
      </Typography>
      <Typography variant="h5" component="p" color={warns ? 'warning' : undefined}>
        {value}
      </Typography>
      {note && (
        <Typography variant="caption" color="textSecondary">
          {note}
        </Typography>
      )}
    </Paper>
  );
};
