import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import { ApiError, OutdatedError } from '../api/response';
import { switchLanguage } from '../i18n/i18n';
import { paths } from '../paths';
import { ErrorPage } from './ErrorPage';

function Slip() {
  const [hasEnded, setEnded] = useState(false);
  if (hasEnded) throw new ApiError(401);
  return (
    <>
      <Link to={paths.payments}>Payments</Link>
      <button type="button" onClick={() => setEnded(true)}>
        End
      </button>
    </>
  );
}

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const openSlip = () => {
  const routes = [
    { path: paths.confirmCombini, element: <Slip />, errorElement: <ErrorPage /> },
    { path: paths.payments, element: null, loader: () => new Promise<null>(() => {}) },
    { path: paths.login, element: <Place /> },
  ];
  render(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: [`${paths.confirmCombini}?paymentID=7`] })} />,
  );
};

it('redirects to the log-in when the session has ended, and returns to the page afterwards', async () => {
  openSlip();
  fireEvent.click(await screen.findByRole('button', { name: 'End' }));
  expect((await screen.findByRole('status')).textContent).toBe('/login?next=%2Fconfirm-combini%3FpaymentID%3D7');
});

it('returns to the requested page when the page before it detects the end of the session', async () => {
  openSlip();
  fireEvent.click(await screen.findByRole('link', { name: 'Payments' }));
  fireEvent.click(screen.getByRole('button', { name: 'End' }));
  expect((await screen.findByRole('status')).textContent).toBe('/login?next=%2Fpayments');
});

it.each([
  ['ja', 'ショップが新しくなりました', 'もう一度読み込む'],
  ['en', 'The shop has been updated', 'Reload'],
] as const)('offers a reload when the shop serves another build: %s', async (language, text, reload) => {
  switchLanguage(language);
  sessionStorage.removeItem('left-builds');
  const routes = [
    { path: '/', element: null, loader: () => Promise.reject(new OutdatedError()), errorElement: <ErrorPage /> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(screen.getByRole('button', { name: reload })).toBeTruthy();
  // The tab records that it has left its build.
  expect(sessionStorage.getItem('left-builds')).not.toBeNull();
});
