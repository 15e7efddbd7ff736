import { Autocomplete, Box, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { CardRecord } from '../../../../services/catalog/wire/card-record.contract.js';
import { pickLocalName } from '../../ui/localName';
import { Thumb } from '../../ui/Thumb';
import { useFormats } from '../../ui/useFormats';

const REST_MS = 250;
const FOUND = { page: 1, perPage: 20 };

/** Returns the text once typing pauses. */
const useRested = (text: string): string => {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
};

interface CardSearchProps {
  /** The label of the field, which names the action. */
  readonly label: string;
  readonly onFound: (card: CardRecord) => void;
}

/** Finds a card by name, number or code, and adds it. */
export const CardSearch = ({ label, onFound }: CardSearchProps) => {
  const [text, setText] = useState('');
  const q = useRested(text);
  const isRested = q === text;
  const [open, setOpen] = useState(false);
  const translate = useTranslate();
  const { points } = useFormats();
  const { data = [], isFetching } = useGetList<CardRecord>(
    'cards',
    { pagination: FOUND, sort: { field: 'buy_point', order: 'DESC' }, filter: q ? { q } : {} },
    { enabled: open },
  );
  return (
    <Autocomplete<CardRecord>
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // Results for an earlier text do not belong to the current one.
      options={isRested ? data : []}
      loading={isFetching || !isRested}
      value={null}
      inputValue={text}
      onInputChange={(_, next, why) => why === 'input' && setText(next)}
      onChange={(_, card) => {
        if (card) onFound(card);
        setText('');
      }}
      filterOptions={(options) => options}
      getOptionLabel={pickLocalName}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText={translate('packs.cards.none_found')}
      loadingText={translate('packs.cards.searching')}
      sx={{ maxWidth: 420 }}
      renderOption={({ key, ...props }, card) => (
        <Box component="li" key={key} {...props}>
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <Thumb src={card.image_url} />
            <Box>
              <Typography variant="body2">{pickLocalName(card)}</Typography>
              <Typography variant="caption" color="textSecondary">
                {[card.model_number, card.rarity_label, points(card.buy_point)].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
          </Stack>
        </Box>
      )}
      renderInput={(props) => <TextField {...props} label={label} />}
    />
  );
};
