import '../content.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormats } from '../../../i18n/format';
import { translate, useLanguage, useWords } from '../../../i18n/i18n';
import { Pager } from '../../../ui/Pager';
import { Picture } from '../../../ui/Picture';
import { SafeHtml } from '../../../ui/SafeHtml';
import { uiMessages } from '../../../ui/ui.messages';
import { buildNoticesQuery, type ShownNotice } from '../content.api';
import { contentMessages } from '../content.messages';

/** Shows one page of the shop's notices, newest first. */
export default function NoticeList({ page }: { page: number }) {
  const t = useWords(contentMessages);
  const { data } = useSuspenseQuery(buildNoticesQuery(page));
  if (data.list.length === 0)
    return (
      <div className="empty">
        <img src="/images/empty.svg" alt="" width={320} height={220} />
        <p>{t('noNotices')}</p>
      </div>
    );
  return (
    <>
      <div className="news-list">
        {data.list.map((notice) => (
          <NoticeArticle key={`${notice.created} ${notice.title}`} notice={notice} />
        ))}
      </div>
      <Pager page={data.page} lastPage={data.all_page} />
    </>
  );
}

/** Signature of the shop's own notices, by language. */
const SHOP_NAMES: ReadonlySet<string> = new Set([
  '',
  ...(['ja', 'en'] as const).map((one) => translate(one, uiMessages, 'shop')),
]);

function NoticeArticle({ notice }: { notice: ShownNotice }) {
  const t = useWords(contentMessages);
  const ui = useWords(uiMessages);
  const { time } = useFormats();
  const isJapanese = useLanguage() === 'ja';
  const { lastName, firstName } = notice;
  const name = (isJapanese ? [lastName, firstName] : [firstName, lastName]).filter(Boolean).join(' ');
  return (
    <article className="panel news">
      <header>
        <time dateTime={notice.created}>{time(notice.created)}</time>
        <h2>{notice.title}</h2>
      </header>
      <SafeHtml html={notice.content} />
      {notice.images.map((image) => (
        <Picture key={image} src={image} alt="" width={960} height={600} />
      ))}
      <small>{t('signed', { name: SHOP_NAMES.has(name) ? ui('shop') : name })}</small>
    </article>
  );
}
