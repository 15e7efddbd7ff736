import english from 'ra-language-english';
import { joinWords, type Words } from './messages';

/** react-admin's English messages. Those that say "element" or name a program are replaced. */
export const englishOfReactAdmin = joinWords([
  english as unknown as Words,
  {
    ra: {
      notification: {
        updated: 'Saved',
        created: 'Created',
        deleted: 'Deleted',
        bad_item: 'Incorrect data',
        item_doesnt_exist: 'This could not be found',
        http_error: 'The server could not be reached',
        data_provider_error: 'Something went wrong while the data was read.',
        i18n_error: 'The language could not be loaded',
        logged_out: 'Your session has ended. Sign in again.',
        not_authorized: 'You may not do this.',
      },
    },
  },
]);
