import { Paper, Stack, TableCell, TableHead, TableRow, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { CardRecord } from '../../../../services/catalog/wire/card-record.contract.js';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { VirtualTableBody } from '../../ui/VirtualTableBody';
import { CardSearch } from './CardSearch';
import { PrizeInputs } from './PrizeInputs';
import type { PrizeRow } from './pack';
import type { Rank } from './ranks';

interface RankRowsProps {
  readonly rank: Rank;
  readonly ranks: readonly Rank[];
  /** All rows of the draft and their keys, in the order of the draft. */
  readonly rows: readonly PrizeRow[];
  readonly keys: readonly string[];
  readonly onRename: (rank: Rank) => void;
  readonly onAdd: (card: CardRecord) => void;
  readonly onRemove: (index: number) => void;
}

/** The height of a row without errors, in pixels. */
const ROW_HEIGHT = 69;
const COLUMNS = ['card', 'quantity', 'buy_point', 'set_count', 'no_reduction', 'rank_column'] as const;

/** Edits one rank of a draft: its name and its rows. */
export const RankRows = ({ rank, ranks, rows, keys, onRename, onAdd, onRemove }: RankRowsProps) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { errors } = useFormState({ name: 'prizes' });
  const indexes = rows.map((_, index) => index).filter((index) => rows[index]?.rank === rank.rank);
  const title = translate('packs.prizes.rank', { rank: rank.rank });
  const rename = (field: 'rank_name' | 'rank_name_en', name: string) => {
    onRename({ ...rank, [field]: name });
    for (const index of indexes) setValue(`prizes.${index}.${field}`, name, { shouldDirty: true });
  };
  return (
    <Paper component="section" aria-label={title} variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h3" variant="subtitle1" sx={{ minWidth: 70 }}>
          {title}
        </Typography>
        {(['rank_name', 'rank_name_en'] as const).map((field) => (
          <TextField
            key={field}
            label={translate(`packs.prizes.${field}`)}
            value={rank[field]}
            onChange={({ target }) => rename(field, target.value)}
            slotProps={{ htmlInput: { maxLength: 30 } }}
          />
        ))}
      </Stack>
      {indexes.length > 0 && (
        <ScrollingTable aria-label={title} aria-rowcount={indexes.length + 1}>
          <TableHead>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableCell key={column} sx={{ px: 1, whiteSpace: 'nowrap' }}>
                  {translate(`packs.prizes.${column}`)}
                </TableCell>
              ))}
              <TableCell />
            </TableRow>
          </TableHead>
          <VirtualTableBody
            count={indexes.length}
            countOnPage={rows.length}
            rowHeight={ROW_HEIGHT}
            kept={indexes.flatMap((index, position) => (errors.prizes?.[index as never] ? [position] : []))}
            renderRow={(position, props) => {
              const index = indexes[position]!;
              return (
                <PrizeInputs
                  key={keys[index] ?? index}
                  index={index}
                  row={rows[index]!}
                  ranks={ranks}
                  rowProps={props}
                  onRemove={() => onRemove(index)}
                />
              );
            }}
          />
        </ScrollingTable>
      )}
      <CardSearch label={translate('packs.cards.add', { rank: rank.rank })} onFound={onAdd} />
    </Paper>
  );
};
