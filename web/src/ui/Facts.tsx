import type { ReactNode } from 'react';

const NOTHING = '–';

/** Lists names and values, one pair a line. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || NOTHING}</dd>
        </div>
      ))}
    </dl>
  );
}
