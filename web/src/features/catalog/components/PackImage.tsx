import { useRotation } from '../../../ui/use-rotation';

const ROTATION_MS = 2000;

/** A pack's pictures, taking turns. */
export function PackImage({ images, alt }: { images: readonly string[]; alt: string }) {
  const shown = useRotation(images.length, ROTATION_MS);
  return (
    <div className="pack-image">
      {images.map((image, index) => (
        <img
          key={image}
          src={image}
          alt={index === 0 ? alt : ''}
          className={index === shown ? 'is-shown' : undefined}
          loading="lazy"
        />
      ))}
    </div>
  );
}
