import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { firstPage } from './app/router';
import { guardTouch } from './app/touch';
import { keepArrivedReferral } from './features/members/arrived-referral';

guardTouch(document);
keepArrivedReferral(window.location.search);
void firstPage.then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

// What makes the next view quicker must not slow the first one down.
if (import.meta.env.PROD)
  window.addEventListener('load', () => {
    import('./app/register-worker').then(({ registerWorker }) => registerWorker()).catch(() => {});
  });
