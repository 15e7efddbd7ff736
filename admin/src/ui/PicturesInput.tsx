import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, FormHelperText, IconButton, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, useInput, useResourceContext, useTranslate, ValidationError, type Validator } from 'react-admin';
import type { PicturePurpose } from '../../../services/content/keep-picture/keep-picture.contract.js';
import { Thumb } from './Thumb';
import { UploadButton } from './UploadButton';

interface PicturesInputProps {
  readonly source: string;
  readonly purpose: PicturePurpose;
  readonly label?: string;
  /** The maximum number of pictures. With 1 the value is an address instead of a list. */
  readonly most?: number;
  /** The size of a picture in this input, in pixels. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly helperText?: string;
  readonly validate?: Validator;
}

const moved = (list: readonly string[], from: number, to: number): string[] => {
  const rest = list.filter((_, i) => i !== from);
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)];
};

/** Edits an ordered list of pictures, uploaded or named by address. */
export const PicturesInput = ({
  source,
  purpose,
  label,
  most = 10,
  size,
  helperText,
  validate,
}: PicturesInputProps) => {
  const { field, fieldState } = useInput({ source, validate, defaultValue: most === 1 ? '' : [] });
  const translate = useTranslate();
  const resource = useResourceContext();
  const list: readonly string[] = most === 1 ? (field.value ? [field.value] : []) : (field.value ?? []);
  const set = (next: readonly string[]) => field.onChange(most === 1 ? (next.at(-1) ?? '') : next.slice(0, most));
  const add = (urls: readonly string[]) => set([...list, ...urls]);
  const message = fieldState.error?.message;
  return (
    <Box role="group" aria-label={translate(label ?? `resources.${resource}.fields.${source}`)} sx={{ my: 1 }}>
      <Typography variant="body2" color="textSecondary">
        <FieldTitle label={label} source={source} resource={resource} />
      </Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', my: 1 }}>
        {list.map((url, i) => (
          <OnePicture
            key={url}
            url={url}
            size={size}
            onEarlier={i > 0 ? () => set(moved(list, i, i - 1)) : undefined}
            onLater={i < list.length - 1 ? () => set(moved(list, i, i + 1)) : undefined}
            onRemove={() => set(list.filter((_, at) => at !== i))}
          />
        ))}
      </Stack>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {(most === 1 || list.length < most) && <UploadButton purpose={purpose} multiple={most > 1} onUploaded={add} />}
        {(most === 1 || list.length < most) && <ByAddress onAdd={(url) => add([url])} />}
      </Stack>
      {(message ?? helperText) && (
        <FormHelperText error={message !== undefined}>
          {message ? <ValidationError error={message} /> : translate(helperText ?? '')}
        </FormHelperText>
      )}
    </Box>
  );
};

interface OnePictureProps {
  readonly url: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly onEarlier?: () => void;
  readonly onLater?: () => void;
  readonly onRemove: () => void;
}

const OnePicture = ({ url, size = { width: 160, height: 100 }, onEarlier, onLater, onRemove }: OnePictureProps) => {
  const translate = useTranslate();
  const name = url.split('/').at(-1);
  return (
    <Box>
      <Thumb src={url} {...size} />
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        {onEarlier && (
          <IconButton size="small" aria-label={translate('ui.pictures.earlier', { name })} onClick={onEarlier}>
            <ArrowBackIcon fontSize="small" />
          </IconButton>
        )}
        {onLater && (
          <IconButton size="small" aria-label={translate('ui.pictures.later', { name })} onClick={onLater}>
            <ArrowForwardIcon fontSize="small" />
          </IconButton>
        )}
        <IconButton size="small" aria-label={translate('ui.pictures.remove', { name })} onClick={onRemove}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Stack>
    </Box>
  );
};

const ByAddress = ({ onAdd }: { readonly onAdd: (url: string) => void }) => {
  const [url, setUrl] = useState('');
  const translate = useTranslate();
  const add = () => {
    if (url.trim() === '') return;
    onAdd(url.trim());
    setUrl('');
  };
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', maxWidth: '100%' }}>
      <TextField
        label={translate('ui.pictures.address')}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
        sx={{ width: 260, minWidth: 0 }}
      />
      <Button size="small" onClick={add} disabled={url.trim() === ''}>
        {translate('ui.pictures.add')}
      </Button>
    </Stack>
  );
};
