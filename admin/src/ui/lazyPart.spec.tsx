import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { Layout } from 'react-admin';
import { show } from '../console.fixture';
import { ErrorPage } from '../layout/ErrorPage';
import { lazyPart } from './lazyPart';

const OLD = '/admin/assets/index-old.js';

/** Renders a console of the build `old`, whose shop serves the given page. */
const openConsole = (served: () => Promise<Response>) => {
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.setAttribute('src', OLD);
  document.head.append(entry);
  globalThis.fetch = served;
};

const showMissing = async (language: 'ja' | 'en') => {
  const Missing = lazyPart<object>(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await show(
    <Layout appBar={() => null} menu={() => null} error={ErrorPage}>
      <Missing />
    </Layout>,
    '/',
    language,
  );
};

describe('a lazy part that fails to load', () => {
  afterEach(() => {
    cleanup();
    document.head.querySelector('script')?.remove();
    sessionStorage.clear();
  });

  it.each([
    ['ja', 'コンソールが新しくなりました', 'もう一度読み込む', 'ダッシュボード'],
    ['en', 'The console has been updated', 'Reload', 'Dashboard'],
  ] as const)(
    'says after a release that the console is another, and leads on: %s',
    async (language, title, reload, home) => {
      openConsole(async () => new Response('<script type="module" src="/admin/assets/index-new.js"></script>'));
      await showMissing(language);
      expect((await screen.findByRole('alert')).textContent).toContain(title);
      expect(screen.getByRole('button', { name: reload })).toBeTruthy();
      expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe('/admin/');
      expect(sessionStorage.getItem('left-builds')).toBe(OLD);
    },
  );

  it.each([
    ['the connection is lost', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the build is still served', async () => new Response(`<script type="module" src="${OLD}"></script>`)],
  ] as const)('says that it could not be loaded while %s, and does not reload by itself', async (_, served) => {
    openConsole(served as () => Promise<Response>);
    await showMissing('en');
    expect((await screen.findByRole('alert')).textContent).toContain('Check your connection, then reload.');
    expect(sessionStorage.getItem('left-builds')).toBeNull();
  });
});
