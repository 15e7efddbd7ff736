import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { firstPage } from './app/router';
import { guardTouch } from './app/touch';
import { runWhenIdle } from './browser/idle';
import { keepArrivedReferral } from './features/members/arrived-referral';
import { keepInSight } from './ui/keep-in-sight';

guardTouch(document);
keepInSight(document);
keepArrivedReferral(window.location.search);
void firstPage.then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

const registerWorker = () => {
  import('./app/register-worker').then((worker) => worker.registerWorker()).catch(() => {});
};

// The service worker speeds up later pages and must not delay the first. Some pages have loaded before the client starts.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') void firstPage.then(() => runWhenIdle(registerWorker));
  else window.addEventListener('load', registerWorker);
}
