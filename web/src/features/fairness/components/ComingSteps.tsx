import { Skeleton } from '../../../ui/Skeleton';

/** Keeps the place of steps, which fill a phone's window: what stands below them must not move when they come. */
export function ComingSteps() {
  return (
    <div className="panel fair-coming">
      <Skeleton lines={12} />
    </div>
  );
}
