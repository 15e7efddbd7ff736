import type { EnvironmentTopic } from '../environment-variable.js';

export const pushVariables: EnvironmentTopic = {
  title: 'Notifications on devices',
  variables: [
    {
      name: 'PUSH_VAPID_PUBLIC_KEY',
      default: null,
      mayBeInFile: true,
      meaning:
        'The public key of a P-256 pair in base64url ([how to make one](secrets.md)). Without the pair, devices get no notifications.',
    },
    { name: 'PUSH_VAPID_PRIVATE_KEY', default: null, mayBeInFile: true, meaning: 'The private key of that pair.' },
    {
      name: 'PUSH_SUBJECT',
      default: null,
      mayBeInFile: true,
      meaning: 'The `mailto:` or `https:` address at which push services reach the shop.',
    },
    {
      name: 'PUSH_HOSTS',
      default: 'those of Google, Mozilla, Apple and Microsoft',
      meaning:
        'Push services that the shop sends to: hosts, separated by commas. `.host` stands for every host below it.',
    },
    {
      name: 'PUSH_SANDBOX_URL',
      default: null,
      meaning: 'A push service on this machine, allowed with `SANDBOX` only.',
    },
  ],
};
