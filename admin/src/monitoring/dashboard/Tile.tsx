import { Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../../providers/useMay';

interface TileProps {
  readonly label: string;
  readonly value: string;
  /** A word about it: what it was before, what it means. */
  readonly note?: ReactNode;
  /** Somebody should look. */
  readonly warns?: boolean;
  /** The resource where to look; whose figure it is, is no concern of operators that may not. */
  readonly resource?: string;
  /** Of which it is a part. */
  readonly filter?: object;
}

/** One figure, large. */
export const Tile = ({ label, value, note, warns = false, resource, filter = {} }: TileProps) => {
  const may = useMay();
  const query = encodeURIComponent(JSON.stringify(filter));
  if (resource && !may(`${resource}.list`)) return null;
  return (
    <Paper sx={{ p: 2, minWidth: 170, flex: '1 1 170px' }}>
      <Typography variant="body2" color="textSecondary">
        {resource ? (
          <Link to={`/${resource}?filter=${query}`} style={{ color: 'inherit' }}>
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
