import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Chip, FormHelperText, IconButton, Typography } from '@mui/material';
import { maxLength, required, SelectInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import {
  MAX_TAG_LETTERS,
  MAX_TAGS,
  TAG_COLORS,
  type TagColor,
} from '../../../../services/catalog/streams/pack-tags.shared.js';
import { TAG_PAINT } from './tagPaint';

const WORD = [required(), maxLength(MAX_TAG_LETTERS)];
const COLORS = TAG_COLORS.map((id) => ({ id }));
const NEW = { ja: '', en: '', color: TAG_COLORS[0] };

/** Edits the tags of a pack, each with a text in both languages and a colour. */
export const TagsInput = () => {
  const { fields, append, remove } = useFieldArray({ name: 'tags' });
  const translate = useTranslate();
  const title = translate('resources.packs.fields.tags');
  return (
    <Box role="group" aria-label={title} sx={{ my: 1, width: '100%' }}>
      <Typography variant="body2" color="textSecondary">
        {title}
      </Typography>
      {fields.map((field, i) => (
        <TagRow key={field.id} source={`tags.${i}`} number={i + 1} onRemove={() => remove(i)} />
      ))}
      <Button size="small" disabled={fields.length >= MAX_TAGS} onClick={() => append(NEW)}>
        {translate('packs.tags.add')}
      </Button>
      <FormHelperText>{translate('packs.tags.help')}</FormHelperText>
    </Box>
  );
};

interface TagRowProps {
  readonly source: string;
  /** The number of the tag, starting at 1. */
  readonly number: number;
  readonly onRemove: () => void;
}

const TagRow = ({ source, number, onRemove }: TagRowProps) => {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'repeat(3, minmax(0, 1fr)) auto' },
        columnGap: 1,
        alignItems: 'start',
      }}
    >
      <TextInput source={`${source}.ja`} label="packs.tags.ja" validate={WORD} helperText={false} />
      <IconButton
        size="small"
        aria-label={translate('packs.tags.remove', { number })}
        onClick={onRemove}
        sx={{ mt: 1.5, order: { sm: 1 } }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
      <TextInput source={`${source}.en`} label="packs.tags.en" validate={WORD} helperText={false} />
      <SelectInput
        source={`${source}.color`}
        label="packs.tags.color"
        choices={COLORS}
        optionText={<Color />}
        validate={required()}
        helperText={false}
      />
    </Box>
  );
};

const Color = () => {
  const translate = useTranslate();
  const id = useRecordContext<{ id: TagColor }>()?.id;
  return id ? <Chip size="small" label={translate(`packs.tags.colors.${id}`)} sx={TAG_PAINT[id]} /> : null;
};
