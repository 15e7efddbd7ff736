import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { mockApi, show } from '../../console.fixture';
import { pointCourses } from '.';

const CourseCreate = pointCourses.create as () => React.ReactNode;

const type = async (name: RegExp, text: string) => {
  const input = await screen.findByRole('spinbutton', { name });
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

describe('a new course', () => {
  it('grants one paid point per yen, and previews both languages while typing', async () => {
    const requests = mockApi({ 'POST point-courses': { status: 400, body: { errors: { price: ['高すぎます。'] } } } });
    await show(
      <ResourceContextProvider value="point-courses">
        <CourseCreate />
      </ResourceContextProvider>,
    );
    await type(/価格/, '5000');
    await type(/ボーナスポイント/, '150');
    await userEvent.type(screen.getByRole('textbox', { name: /日本語/ }), '人気');
    const shown = screen.getByRole('region', { name: '会員の画面での見え方' });
    expect(shown.textContent).toContain('5,000 ポイント+ ボーナス 150 ポイント￥5,000');
    expect(shown.textContent).toContain('人気5,000 points+ bonus 150 points¥5,000');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('高すぎます。')).toBeTruthy();
    const sent = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ price: 5000, point: 5000, bonus_point: 150, memo: '人気', on_sale: false });
  });

  it('refuses an invalid price before sending it', async () => {
    const requests = mockApi({});
    await show(
      <ResourceContextProvider value="point-courses">
        <CourseCreate />
      </ResourceContextProvider>,
    );
    await type(/価格/, '299');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(/300 以上/)).toBeTruthy();
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
