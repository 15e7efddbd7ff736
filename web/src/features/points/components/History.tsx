import '../points.css';
import { Link, useSearchParams } from 'react-router-dom';
import { Page } from '../../../ui/Page';
import { Pager } from '../../../ui/Pager';
import { pageOf } from '../../../ui/pager.rules';
import { type Movement, Movements } from './Movements';
import { NoMovements } from './NoMovements';

interface Props {
  readonly unit: 'points' | 'coins';
  readonly movements: readonly Movement[];
  readonly lastPage: number;
  readonly words: {
    readonly title: string;
    readonly now: string;
    /** Current balance. */
    readonly amount: string;
    /** Period of validity. */
    readonly life: string;
    readonly none: string;
    readonly noneText: string;
  };
  /** Link to a next step. */
  readonly next: { readonly to: string; readonly text: string };
}

/** Shows a member's balance and its history. */
export function History({ unit, movements, lastPage, words, next }: Props) {
  const page = pageOf(useSearchParams()[0]);
  const isEmpty = movements.length === 0;
  return (
    <div className="histories">
      <Page title={words.title}>
        <section className="panel balance">
          <div>
            <h2>{words.now}</h2>
            <p className="price">{words.amount}</p>
            <p className="note">{words.life}</p>
          </div>
          {!isEmpty && (
            <Link className="button button-quiet" to={next.to}>
              {next.text}
            </Link>
          )}
        </section>
        {isEmpty ? (
          <NoMovements page={page} title={words.none} text={words.noneText} next={next} />
        ) : (
          <>
            <Movements title={words.title} unit={unit} movements={movements} />
            <Pager page={page} lastPage={lastPage} />
          </>
        )}
      </Page>
    </div>
  );
}
