import { Chip, Link, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { PhoneCodeShown, PhoneHolder } from '../../../../services/members/member-phone/member-phone.contract.js';
import { formatFullName } from '../../ui/fullName';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useFormats } from '../../ui/useFormats';

const Head = ({ words }: { readonly words: readonly string[] }) => {
  const translate = useTranslate();
  return (
    <TableHead>
      <TableRow>
        {words.map((word) => (
          <TableCell key={word}>{translate(`members.phone.${word}`)}</TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
};

interface HoldersProps {
  readonly memberId: string;
  readonly holders: readonly PhoneHolder[];
}

/** Lists the current and earlier holders of the member's numbers, newest first. */
export const PhoneHolders = ({ memberId, holders }: HoldersProps) => {
  const translate = useTranslate();
  const { time } = useFormats();
  return (
    <ScrollingTable aria-label={translate('members.phone.holders')}>
      <Head words={['number', 'holder', 'verified_at', 'released_at']} />
      <TableBody>
        {holders.map((holder) => (
          <TableRow key={holder.id}>
            <TableCell>{holder.tel}</TableCell>
            <TableCell>
              {holder.member_id === memberId ? (
                translate('members.this_member')
              ) : (
                <Link component={RouterLink} to={`/members/${holder.member_id}/show`}>
                  {formatFullName({ ...holder, id: holder.member_id })}
                </Link>
              )}
            </TableCell>
            <TableCell>{time(holder.verified_at)}</TableCell>
            <TableCell>{holder.released_at ? time(holder.released_at) : translate('members.phone.held')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </ScrollingTable>
  );
};

const COLOURS = { delivered: 'success', undelivered: 'error', refused: 'error' } as const;
const colourOf = (state: PhoneCodeShown['state']) =>
  state in COLOURS ? COLOURS[state as keyof typeof COLOURS] : 'default';

/** Lists the codes sent to the member with their outcomes. */
export const PhoneCodes = ({ codes }: { readonly codes: readonly PhoneCodeShown[] }) => {
  const translate = useTranslate();
  const { time, number } = useFormats();
  return (
    <ScrollingTable aria-label={translate('members.phone.codes')}>
      <Head words={['sent_at', 'number', 'delivery', 'tries', 'used_at']} />
      <TableBody>
        {codes.map(({ id, created, tel, state, error, tries, used_at }) => (
          <TableRow key={id}>
            <TableCell>{time(created)}</TableCell>
            <TableCell>{tel}</TableCell>
            <TableCell>
              <Chip
                size="small"
                variant="outlined"
                color={colourOf(state)}
                label={[translate(`members.phone.states.${state}`), error].filter(Boolean).join(' ')}
              />
            </TableCell>
            <TableCell>{number(tries)}</TableCell>
            <TableCell>{used_at ? time(used_at) : '—'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </ScrollingTable>
  );
};
