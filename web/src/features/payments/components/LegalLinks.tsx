import '../legal-links.css';
import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { paths } from '../../../paths';
import { legalLinksMessages } from '../legal-links.messages';

const LINKS = [
  ['commerceLaw', paths.specificCommerce],
  ['fundSettlement', paths.fundSettlement],
  ['pointTerms', paths.pointTermsOfService],
] as const;

/**
 * Links to the texts that the law requires beside an order. They open in new tabs, so that the filled-in order stays.
 */
export function LegalLinks() {
  const t = useWords(legalLinksMessages);
  return (
    <ul className="legal-links">
      {LINKS.map(([word, path]) => (
        <li key={path}>
          <Link to={path} target="_blank">
            {t(word)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
