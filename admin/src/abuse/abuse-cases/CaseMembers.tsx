import { Chip, Stack, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AbuseCase, CaseMember } from '../../../../services/abuse/wire/abuse-case.contract.js';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useFormats } from '../../ui/useFormats';
import { MemberName } from '../MemberName';
import { ForfeitButton } from './ForfeitButton';

const Standing = ({ banned_at, forfeited_at }: CaseMember) => {
  const translate = useTranslate();
  const word = forfeited_at ? 'forfeited' : banned_at ? 'banned' : 'active';
  const colour = forfeited_at ? 'error' : banned_at ? 'warning' : 'default';
  return <Chip size="small" variant="outlined" color={colour} label={translate(`abuse.${word}`)} />;
};

/** Lists the members of a case with their current state and the commands for each. */
export const CaseMembers = () => {
  const abuseCase = useRecordContext<AbuseCase>();
  const translate = useTranslate();
  const { points, coins } = useFormats();
  if (!abuseCase?.standings) return null;
  return (
    <Stack component="section" spacing={1}>
      <Typography component="h2" variant="h6">
        {translate('abuse.members_of_case')}
      </Typography>
      <ScrollingTable aria-label={translate('abuse.members_of_case')}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('resources.abuse-cases.fields.member_id')}</TableCell>
            <TableCell>{translate('abuse.standing')}</TableCell>
            <TableCell align="right">{translate('abuse.balance')}</TableCell>
            <TableCell align="right">{translate('abuse.undecided')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {abuseCase.standings.map((one) => (
            <TableRow key={one.id}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <MemberName id={one.id} />
                {abuseCase.state === 'open' && (
                  <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
                    {one.banned_at === null && (
                      <CommandButton
                        resource="members"
                        command="ban"
                        record={{ id: one.id }}
                        danger
                        explanation={<Explained words="abuse.explain_ban" />}
                      />
                    )}
                    {one.forfeited_at === null && (
                      <ForfeitButton id={one.id} caseId={abuseCase.id} members={abuseCase.members} />
                    )}
                  </Stack>
                )}
              </TableCell>
              <TableCell>
                <Standing {...one} />
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {points(one.points)}
                <br />
                {coins(one.coins)}
              </TableCell>
              <TableCell align="right">{translate('abuse.cards', { count: one.undecided })}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollingTable>
    </Stack>
  );
};
