import DeleteIcon from '@mui/icons-material/Delete';
import { Checkbox, IconButton, MenuItem, Stack, TableCell, TableRow, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { pickLocalName } from '../../ui/localName';
import { Thumb } from '../../ui/Thumb';
import type { VirtualRowProps } from '../../ui/VirtualTableBody';
import type { PrizeRow } from './pack';
import type { Rank } from './ranks';

interface PrizeInputsProps {
  /** The index of the row in the draft. */
  readonly index: number;
  readonly row: PrizeRow;
  readonly ranks: readonly Rank[];
  readonly rowProps: VirtualRowProps;
  readonly onRemove: () => void;
}

const numberOrNull = (text: unknown): number | null => (text === '' || text === null ? null : Number(text));

/** Edits a prize row of a draft. */
export const PrizeInputs = ({ index, row, ranks, rowProps, onRemove }: PrizeInputsProps) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const name = pickLocalName(row);
  const isPaidInCoins = useWatch({ name: 'payment_method' }) === '2';
  const set = (field: keyof PrizeRow, value: unknown) =>
    setValue(`prizes.${index}.${field}`, value, { shouldDirty: true });
  const change = (to: number) => {
    const rank = ranks.find((one) => one.rank === to);
    for (const [field, value] of Object.entries(rank ?? {})) set(field as keyof PrizeRow, value);
  };
  const of = (column: string) => translate('packs.prizes.of', { column: translate(`packs.prizes.${column}`), name });
  return (
    <TableRow {...rowProps}>
      <TableCell sx={{ px: 1 }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Thumb src={row.image_url} />
          <div>
            <Typography variant="body2">{name}</Typography>
            <Typography variant="caption" color="textSecondary">
              {[row.model_number, row.rarity_label].filter(Boolean).join(' · ')}
            </Typography>
            <FieldError index={index} field="card_id" />
            <FieldError index={index} field="rank_name" />
          </div>
        </Stack>
      </TableCell>
      <NumberCell index={index} field="quantity" label={of('quantity')} width={112} />
      <NumberCell index={index} field="buy_point" label={of('buy_point')} width={112} />
      <NumberCell index={index} field="set_count" label={of('set_count')} width={72} />
      <TableCell sx={{ px: 1 }}>
        <Checkbox
          checked={isPaidInCoins || row.no_reduction === '1'}
          disabled={isPaidInCoins}
          onChange={(_, checked) => set('no_reduction', checked ? '1' : '0')}
          slotProps={{ input: { 'aria-label': of('no_reduction') } }}
        />
      </TableCell>
      <TableCell sx={{ px: 1 }}>
        <TextField
          select
          value={row.rank}
          onChange={({ target }) => change(Number(target.value))}
          slotProps={{ select: { SelectDisplayProps: { 'aria-label': of('rank_column') } } }}
        >
          {ranks.map(({ rank }) => (
            <MenuItem key={rank} value={rank}>
              {rank}
            </MenuItem>
          ))}
        </TextField>
      </TableCell>
      <TableCell sx={{ px: 0 }}>
        <IconButton size="small" aria-label={translate('packs.prizes.remove', { name })} onClick={onRemove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  );
};

interface CellProps {
  readonly index: number;
  readonly field: keyof PrizeRow;
}

const NumberCell = ({ index, field, label, width }: CellProps & { readonly label: string; readonly width: number }) => {
  const { register } = useFormContext();
  const message = useMessage({ index, field });
  return (
    <TableCell sx={{ px: 1 }}>
      <TextField
        {...register(`prizes.${index}.${field}`, { setValueAs: numberOrNull })}
        type="number"
        error={message !== undefined}
        helperText={message}
        slotProps={{ htmlInput: { 'aria-label': label, min: 0, step: 1 } }}
        sx={{ width }}
      />
    </TableCell>
  );
};

const useMessage = ({ index, field }: CellProps): string | undefined => {
  const { errors } = useFormState({ name: `prizes.${index}` });
  const row = (errors.prizes as unknown as Record<number, Record<string, { message?: string }>> | undefined)?.[index];
  return row?.[field]?.message;
};

const FieldError = (props: CellProps) => {
  const message = useMessage(props);
  return message ? (
    <Typography variant="caption" color="error" component="p">
      {message}
    </Typography>
  ) : null;
};
