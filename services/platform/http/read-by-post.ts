import { SetMetadata } from '@nestjs/common';

export const READ_BY_POST = 'read-by-post';

/** A route that is sent as a write and changes nothing: its answer is not worth a place in the database. */
export const ReadByPost = () => SetMetadata(READ_BY_POST, true);
