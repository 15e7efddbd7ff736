import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Pager } from '../../../ui/Pager';
import { SafeHtml } from '../../../ui/SafeHtml';
import { notices } from '../content.api';
import { contentMessages } from '../content.messages';

export function NoticeList({ page }: { page: number }) {
  const t = useWords(contentMessages);
  const { time } = useFormats();
  const { data } = useSuspenseQuery(notices(page));
  if (data.list.length === 0) return <p className="empty">{t('noNotices')}</p>;
  return (
    <>
      {data.list.map((notice) => (
        <article key={`${notice.created} ${notice.title}`} className="row">
          <h2>{notice.title}</h2>
          <time dateTime={notice.created}>{time(notice.created)}</time>
          <SafeHtml html={notice.content} />
          {notice.images.map((image) => (
            <img key={image} src={image} alt="" loading="lazy" />
          ))}
        </article>
      ))}
      <Pager page={data.page} lastPage={data.all_page} />
    </>
  );
}
