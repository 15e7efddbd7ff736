import type { Pack } from '../catalog.api';

/** Tags of a pack; renders nothing without tags. */
export function Tags({ tags }: Pick<Pack, 'tags'>) {
  return (
    tags.length > 0 && (
      <p className="pack-tags">
        {tags.map(({ id, name, color }) => (
          <span key={id} className={`badge tag-${color}`}>
            {name}
          </span>
        ))}
      </p>
    )
  );
}
