import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { mockApi, show } from '../../console.fixture';
import { partnerSites } from '.';
import { SiteForm } from './SiteForm';

const SiteCreate = partnerSites.create as () => React.ReactNode;
const kept = {
  id: 's1',
  name: 'マイル',
  name_en: '',
  base_url: 'https://miles.example',
  key_id: 'shop',
  direction: 'in',
  daily_limit: 0,
  open: true,
  created: '2026-11-20T10:00:00.000+09:00',
  version: 1,
};
const type = async (name: RegExp, text: string) => userEvent.type(await screen.findByRole('textbox', { name }), text);
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

describe('a partner site', () => {
  it('sends a new site with its secret, disabled until somebody enables it', async () => {
    const requests = mockApi({ 'POST partner-sites': { status: 400, body: { errors: { base_url: ['httpsで。'] } } } });
    await show(
      <ResourceContextProvider value="partner-sites">
        <SiteCreate />
      </ResourceContextProvider>,
    );
    await type(/名前（日本語）/, 'マイル');
    await type(/^アドレス/, 'http://miles.example');
    await type(/当サイトのID/, 'shop-1');
    await userEvent.type(screen.getByLabelText(/秘密鍵/), 'agreed');
    await save();
    expect(await screen.findByText('httpsで。')).toBeTruthy();
    const sent = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    const site = { name: 'マイル', base_url: 'http://miles.example', key_id: 'shop-1', secret: 'agreed' };
    expect(sent).toEqual([expect.objectContaining({ ...site, direction: 'in', daily_limit: 0, open: false })]);
  });

  it('does not send a new site without its secret', async () => {
    const requests = mockApi({});
    await show(
      <ResourceContextProvider value="partner-sites">
        <SiteCreate />
      </ResourceContextProvider>,
    );
    await type(/名前（日本語）/, 'マイル');
    await type(/^アドレス/, 'https://miles.example');
    await type(/当サイトのID/, 'shop-1');
    await save();
    await waitFor(() => expect(screen.getByLabelText(/秘密鍵/).getAttribute('aria-invalid')).toBe('true'));
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('keeps the secret of an existing site, and never shows it', async () => {
    mockApi({});
    await show(
      <ResourceContextProvider value="partner-sites">
        <RecordContextProvider value={kept}>
          <SiteForm />
        </RecordContextProvider>
      </ResourceContextProvider>,
    );
    expect((screen.getByLabelText(/秘密鍵/) as HTMLInputElement).value).toBe('');
    expect(screen.getByText(/空欄ならいまの秘密鍵/)).toBeTruthy();
  });
});
