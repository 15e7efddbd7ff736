import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { releaseWheel } from './ui/releaseWheel';

const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: '/admin' });

releaseWheel(document);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
