import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { MemberListed } from '../../../../services/members/wire/member.contract.js';
import { formatFullName } from '../../ui/fullName';

const nameOf = (member: MemberListed): string => `${formatFullName(member)} · ${member.mail}`;
const FEW = { pagination: { page: 1, perPage: 10 }, sort: { field: 'created', order: 'DESC' } } as const;

/** Finds a member and opens the explanation of their balance. */
export const MemberSearch = () => {
  const [typed, setTyped] = useState('');
  const translate = useTranslate();
  const navigate = useNavigate();
  const { data = [], isFetching } = useGetList<MemberListed>(
    'members',
    { ...FEW, filter: { q: typed } },
    { enabled: typed.length > 1 },
  );
  return (
    <Box component="section" aria-labelledby="explain" sx={{ pt: 2, maxWidth: 480 }}>
      <Typography id="explain" component="h2" variant="h6" gutterBottom>
        {translate('ledger.explain')}
      </Typography>
      <Autocomplete
        options={data}
        getOptionLabel={nameOf}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        // The server has filtered already, by more fields than the options show.
        filterOptions={(options) => options}
        loading={isFetching}
        onInputChange={(_event, text) => setTyped(text)}
        onChange={(_event, member) => member && navigate(`/ledger-accounts/${member.id}/show`)}
        renderInput={(input) => (
          <TextField {...input} label={translate('ledger.member')} helperText={translate('ledger.member_help')} />
        )}
      />
    </Box>
  );
};
