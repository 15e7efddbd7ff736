import ImageIcon from '@mui/icons-material/Image';
import { Box } from '@mui/material';
import { smallOf } from './pictures';

interface ThumbProps {
  /** The address of the picture; '' if there is none. */
  readonly src: string;
  /** The alternative text; '' if the text beside it says the same. */
  readonly alt?: string;
  readonly width?: number;
  readonly height?: number;
}

/** Renders a small picture, or a placeholder of its size. */
export const Thumb = ({ src, alt = '', width = 36, height = 50 }: ThumbProps) => {
  const look = { width, height, borderRadius: 0.5, flexShrink: 0, bgcolor: 'secondary.main' };
  if (src === '')
    return (
      <Box sx={{ ...look, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        <ImageIcon fontSize="small" aria-hidden />
      </Box>
    );
  return (
    <Box
      component="img"
      src={smallOf(src)}
      alt={alt}
      loading="lazy"
      sx={{ ...look, objectFit: 'cover', display: 'block' }}
    />
  );
};
