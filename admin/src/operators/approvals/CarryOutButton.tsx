import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ApprovalResource } from '../../../../services/operators/wire/approval.contract.js';
import { type FieldErrors, useCommand } from '../../commands/useCommand';
import { newKey } from '../../providers/httpClient';
import { useCommandName } from '../../timeline/useCommandName';

/** Executes the approved command unchanged, on behalf of its requester. */
export const CarryOutButton = ({ approval }: { readonly approval: ApprovalResource }) => {
  const { resource, resource_id, command, request, reason, reason_code } = approval;
  const [key, setKey] = useState(newKey);
  const run = useCommand(resource, command, key);
  const nameOf = useCommandName();
  const notify = useNotify();
  const translate = useTranslate();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isUnderWay, setUnderWay] = useState(false);
  const carryOut = async () => {
    setUnderWay(true);
    const refused = await run(resource_id, { ...request, reason, reason_code });
    setUnderWay(false);
    setErrors(refused ?? {});
    // A lost response settles nothing, so a retry keeps the key.
    if (refused && refused.root === undefined) setKey(newKey());
    if (!refused) notify('commands.done', { type: 'success', messageArgs: { command: nameOf(resource, command) } });
  };
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {Object.values(errors).map((message) => (
        <Alert key={message} severity="error">
          {message}
        </Alert>
      ))}
      <Button variant="contained" loading={isUnderWay} onClick={carryOut}>
        {translate('approvals.carry_out', { command: nameOf(resource, command) })}
      </Button>
    </Stack>
  );
};
