import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

/** Copies the page's heading to the title of the tab. */
export const DocumentTitle = () => {
  const name = useTranslate()('layout.name');
  useEffect(() => {
    const heading = document.getElementById('react-admin-title');
    if (!heading) return;
    const show = () => {
      document.title = heading.textContent ? `${heading.textContent} · ${name}` : name;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [name]);
  return null;
};
