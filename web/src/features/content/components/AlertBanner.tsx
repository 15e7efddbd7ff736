import '../content.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { banner } from '../content.api';

/** Shows an important message right below the header. */
export function AlertBanner() {
  const { alert } = useSuspenseQuery(banner).data;
  if (!alert) return null;
  return (
    <p role="status" className="alert-banner">
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M4 10v4h3l6 4V6L7 10H4Zm12.5-1.5a5 5 0 0 1 0 7M18.8 6a8.5 8.5 0 0 1 0 12" />
      </svg>
      {alert}
    </p>
  );
}
