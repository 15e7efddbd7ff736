import { Skeleton } from '../../../ui/Skeleton';

/** Placeholder with the height of the steps, so that the content below does not move. */
export function ComingSteps() {
  return (
    <div className="panel fair-coming">
      <Skeleton lines={12} />
    </div>
  );
}
