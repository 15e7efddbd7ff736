import { useState } from 'react';
import { CommandButton, type CommandButtonProps } from '../../commands/CommandButton';

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A command to a member: sent twice, by an impatient hand or a bad line, it is carried out once. */
export const MemberCommandButton = ({ defaults, onDone, ...props }: CommandButtonProps) => {
  const [key, setKey] = useState(newKey);
  const done = () => {
    setKey(newKey());
    onDone?.();
  };
  return <CommandButton {...props} resource="members" defaults={{ ...defaults, key }} onDone={done} />;
};
