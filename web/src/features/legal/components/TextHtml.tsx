import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { SafeHtml } from '../../../ui/SafeHtml';

/** Shows a part of a text. Its links to pages of the shop open without a reload. */
export function TextHtml({ html }: { html: string }) {
  const element = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const address = (event.target as Element).closest('a')?.getAttribute('href');
      if (!address?.startsWith('/') || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      navigate(address);
    };
    const { current } = element;
    current?.addEventListener('click', follow);
    return () => current?.removeEventListener('click', follow);
  }, [navigate]);
  return (
    <div ref={element}>
      <SafeHtml html={html} />
    </div>
  );
}
