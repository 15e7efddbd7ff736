import type { Pack } from '../catalog.api';

/** The words on a pack; nothing where there are none. */
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
