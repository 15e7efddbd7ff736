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
