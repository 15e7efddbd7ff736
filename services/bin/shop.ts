import { DEMO_MEMBER, loadDemo } from './demo.js';
import { type RunningShop, runProcess } from './process.js';

const prepare = async ({ app, config }: RunningShop): Promise<void> => {
  if (config.demo) await loadDemo(app);
};

const announce = ({ config, url }: RunningShop): void => {
  const lines = [`The shop is open: ${url}`];
  if (config.sandbox) lines.push(`Mails of the sandbox: ${url}/sandbox/outbox`);
  if (config.demo)
    lines.push(
      `Member: ${DEMO_MEMBER.mail} / ${DEMO_MEMBER.password}`,
      'Operators: owner@example.com, finance@example.com, support@example.com / operator1234',
    );
  process.stdout.write(`\n${lines.join('\n')}\nCtrl-C closes it.\n`);
};

await runProcess({ http: true, relay: true, projector: true, reactor: true, timekeeper: true }, announce, prepare);
