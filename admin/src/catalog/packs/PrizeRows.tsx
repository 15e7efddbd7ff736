import AddIcon from '@mui/icons-material/Add';
import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { knownCostOf } from '../../../../services/catalog/streams/pack-arithmetic.shared.js';
import type { CardRecord } from '../../../../services/catalog/wire/card-record.contract.js';
import type { PrizeRow } from './pack';
import { RankRows } from './RankRows';
import { findFreeRank, newRank, type Rank, ranksOf } from './ranks';

/** Builds a new prize row: one ticket of a card. */
const rowOf = (card: CardRecord, rank: Rank): PrizeRow => ({
  card_id: card.id,
  name: card.name,
  name_en: card.name_en,
  image_url: card.image_url,
  model_number: card.model_number,
  rarity_label: card.rarity_label,
  ...rank,
  quantity: 1,
  buy_point: card.buy_point,
  no_reduction: card.no_reduction,
  set_count: 1,
  cost_yen: knownCostOf(card),
});

/** Edits the prizes of a draft, by rank. */
export const PrizeRows = () => {
  const { fields, append, remove } = useFieldArray({ name: 'prizes', keyName: 'key' });
  const rows: readonly PrizeRow[] = useWatch({ name: 'prizes' }) ?? [];
  const { errors } = useFormState({ name: 'prizes' });
  const [empty, setEmpty] = useState<readonly Rank[]>([]);
  const translate = useTranslate();
  const ranks = ranksOf(rows, rows.length === 0 && empty.length === 0 ? [newRank(1)] : empty);
  const message = errors.prizes?.message;
  const add = (rank: Rank) => (card: CardRecord) => {
    append(rowOf(card, rank), { shouldFocus: false });
    // The rank stays when its last row is removed.
    if (!empty.some((one) => one.rank === rank.rank)) setEmpty([...empty, rank]);
  };
  return (
    <Box component="section" aria-labelledby="prize-rows" sx={{ width: '100%' }}>
      <Typography id="prize-rows" component="h2" variant="h6">
        {translate('packs.prizes.title')}
      </Typography>
      {typeof message === 'string' && <FormHelperText error>{message}</FormHelperText>}
      <Stack spacing={2} sx={{ my: 1 }}>
        {ranks.map((rank) => (
          <RankRows
            key={rank.rank}
            rank={rank}
            ranks={ranks}
            keys={fields.map(({ key }) => key)}
            rows={rows}
            onRename={(named) => setEmpty(empty.map((one) => (one.rank === named.rank ? named : one)))}
            onAdd={add(rank)}
            onRemove={remove}
          />
        ))}
      </Stack>
      <Button startIcon={<AddIcon />} onClick={() => setEmpty([...ranks, newRank(findFreeRank(ranks))])}>
        {translate('packs.prizes.add_rank')}
      </Button>
    </Box>
  );
};
