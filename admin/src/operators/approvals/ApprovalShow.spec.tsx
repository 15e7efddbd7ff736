import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import type { ApprovalResource } from '../../../../services/operators/wire/approval.contract.js';
import { mockApi, show } from '../../console.fixture';
import type { Language } from '../../providers/languages';
import { ApprovalShow } from './ApprovalShow';
import { approval } from './approval.fixture';

const open = async (overrides: Partial<ApprovalResource> = {}, language: Language = 'ja') => {
  mockApi({ 'approvals/7': { ...approval, ...overrides }, 'audit-trail': { status: 200, body: [] } });
  await show(
    <ResourceContextProvider value="approvals">
      <Routes>
        <Route path="/approvals/:id" element={<ApprovalShow />} />
      </Routes>
    </ResourceContextProvider>,
    '/approvals/7',
    language,
  );
};

describe('a request to a second operator', () => {
  it.each<[Language, string, Partial<ApprovalResource>]>([
    ['ja', 'はじまりのパック', {}],
    ['en', 'First pack', {}],
    ['en', 'はじまりのパック', { subject_name_en: null }],
    ['en', '42', { subject_name: null, subject_name_en: null }],
  ])('says in %s that it is about %s', async (language, name, overrides) => {
    await open(overrides, language);
    expect(await screen.findByText(name)).toBeTruthy();
  });

  it('has a reason code only if the request has one', async () => {
    await open({ reason_code: 'correction' });
    expect(await screen.findByText('区分')).toBeTruthy();
    await open();
    expect(await screen.findByText('新商品')).toBeTruthy();
    expect(screen.queryByText('区分')).toBeNull();
  });
});
