/** Lists names and exact values for comparison. */
export function Hashes({ hashes }: { hashes: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="fair-hashes">
      {hashes.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may come again
        <div key={index}>
          <dt>{name}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
