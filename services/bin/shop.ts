import { DEMO_ACCOUNTS, loadDemo } from '../startup/demo.js';
import { type RunningShop, runProcess } from '../startup/process.js';

const announce = ({ config, url, sandboxUrl }: RunningShop): void => {
  const lines = [`The shop is open: ${url}`, `Operators' console: ${url}/admin/`];
  if (config.sandbox) lines.push(`Mails of the sandbox: ${url}/sandbox/outbox`);
  if (sandboxUrl) lines.push(`Payment providers of the sandbox: ${sandboxUrl}`);
  if (config.demo) lines.push(...DEMO_ACCOUNTS);
  process.stdout.write(`\n${lines.join('\n')}\nCtrl-C closes it.\n`);
};

await runProcess(
  { http: true, readers: true, reactor: true, scheduler: true, sandbox: true, signer: true },
  announce,
  loadDemo,
);
