import DeleteIcon from '@mui/icons-material/Delete';
import {
  Box,
  Checkbox,
  FormControlLabel,
  IconButton,
  MenuItem,
  Paper,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { knownCostOf } from '../../../../services/catalog/streams/pack-arithmetic.shared.js';
import type { CardRecord } from '../../../../services/catalog/wire/card-record.contract.js';
import { pickLocalName } from '../../ui/localName';
import { Thumb } from '../../ui/Thumb';
import { CardSearch } from './CardSearch';
import { drawsOf, formatDraws } from './extraRules';
import { EXTRA_RULES, type ExtraRow } from './pack';

/** Builds a new extra prize, won by the last draw. */
const rowOf = (card: CardRecord): ExtraRow => ({
  card_id: card.id,
  name: card.name,
  name_en: card.name_en,
  image_url: card.image_url,
  model_number: card.model_number,
  rarity_label: card.rarity_label,
  rule: 'last',
  draws: [],
  buy_point: card.buy_point,
  no_reduction: card.no_reduction,
  set_count: 1,
  cost_yen: knownCostOf(card),
});

/** Edits the extra prizes of a draft, which lie outside the box: each card and the draws that win it. */
export const ExtraRows = () => {
  const { fields, append, remove } = useFieldArray({ name: 'extra_prizes', keyName: 'key' });
  const rows: readonly ExtraRow[] = useWatch({ name: 'extra_prizes' }) ?? [];
  const { errors } = useFormState({ name: 'extra_prizes' });
  const translate = useTranslate();
  const message = errors.extra_prizes?.message;
  return (
    <Paper component="section" aria-labelledby="extra-rows" variant="outlined" sx={{ p: 2, width: '100%' }}>
      <Typography id="extra-rows" component="h2" variant="h6">
        {translate('packs.extras.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('packs.extras.help')}
      </Typography>
      {typeof message === 'string' && <Typography color="error">{message}</Typography>}
      <Stack spacing={2} sx={{ my: 2 }}>
        {fields.map(({ key }, index) => {
          const row = rows[index];
          return row && <ExtraInputs key={key} index={index} row={row} onRemove={() => remove(index)} />;
        })}
      </Stack>
      <CardSearch
        label={translate('packs.extras.add')}
        onFound={(card) => append(rowOf(card), { shouldFocus: false })}
      />
    </Paper>
  );
};

interface InputsProps {
  readonly index: number;
  readonly row: ExtraRow;
  readonly onRemove: () => void;
}

const ExtraInputs = ({ index, row, onRemove }: InputsProps) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const isPaidInCoins = useWatch({ name: 'payment_method' }) === '2';
  const messageOf = useMessages(index);
  const name = pickLocalName(row);
  const set = (field: keyof ExtraRow, value: unknown) =>
    setValue(`extra_prizes.${index}.${field}`, value, { shouldDirty: true });
  const number = (field: 'buy_point' | 'set_count', label: string) => (
    <TextField
      type="number"
      label={label}
      value={row[field] ?? ''}
      error={messageOf(field) !== undefined}
      helperText={messageOf(field)}
      onChange={({ target }) => set(field, target.value === '' ? null : Number(target.value))}
      slotProps={{ htmlInput: { min: 0, step: 1 } }}
      sx={{ width: 128 }}
    />
  );
  return (
    <Stack
      role="group"
      aria-label={name}
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Thumb src={row.image_url} />
      <Box sx={{ minWidth: 160 }}>
        <Typography variant="body2">{name}</Typography>
        <Typography variant="caption" color="textSecondary">
          {[row.model_number, row.rarity_label].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <TextField
        select
        label={translate('packs.extras.rule')}
        value={row.rule}
        onChange={({ target }) => {
          set('rule', target.value);
          set('draws', []);
        }}
        sx={{ width: 160 }}
      >
        {EXTRA_RULES.map((rule) => (
          <MenuItem key={rule} value={rule}>
            {translate(`packs.extras.rules.${rule}`)}
          </MenuItem>
        ))}
      </TextField>
      {row.rule !== 'last' && (
        <TextField
          key={row.rule}
          label={translate(`packs.extras.draws.${row.rule}`)}
          defaultValue={formatDraws(row.draws)}
          error={messageOf('draws') !== undefined}
          helperText={messageOf('draws')}
          onChange={({ target }) => set('draws', drawsOf(target.value))}
          sx={{ width: 220 }}
        />
      )}
      {number('buy_point', translate('packs.prizes.buy_point'))}
      {number('set_count', translate('packs.prizes.set_count'))}
      <FormControlLabel
        label={translate('packs.prizes.no_reduction')}
        control={
          <Checkbox
            checked={isPaidInCoins || row.no_reduction === '1'}
            disabled={isPaidInCoins}
            onChange={(_, checked) => set('no_reduction', checked ? '1' : '0')}
          />
        }
      />
      <IconButton aria-label={translate('packs.prizes.remove', { name })} onClick={onRemove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
};

const useMessages = (index: number) => {
  const { errors } = useFormState({ name: `extra_prizes.${index}` });
  const rows = errors.extra_prizes as unknown as Record<number, Record<string, { message?: string }>> | undefined;
  return (field: keyof ExtraRow): string | undefined => rows?.[index]?.[field]?.message;
};
