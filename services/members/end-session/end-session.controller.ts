import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { Sessions } from '../../platform/http/access/sessions.js';
import { memberOf, Write, WriteRequest } from '../../platform/http/requests/request-context.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { buildFieldError, type CallResponse, type Refused } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { EndSession, type EndSessionRefused } from './end-session.command.js';
import { EndSessionRequest } from './end-session.contract.js';

const ALL_OTHERS = 'others';

const UNKNOWN: Refused = {
  state: 400,
  errors: buildFieldError('session_id', {
    ja: 'この端末はすでにログアウトしています。一覧を読み込み直してください。',
    en: 'This device is logged out already. Reload the list.',
  }),
};

@Controller('user')
export class EndSessionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: Sessions,
  ) {}

  @Post('session/end')
  @ForMembers()
  end(@Write() write: WriteRequest): Promise<CommandResponse> {
    const memberId = memberOf(write.context);
    const { session_id } = write.parse(EndSessionRequest);
    const idempotencyKey = write.idempotencyKey(
      (refusal: EndSessionRefused | null): CallResponse<Done> => (refusal ? UNKNOWN : { state: 200 }),
    );
    const end = async (tx: StoreTransaction): Promise<boolean> => {
      if (session_id !== ALL_OTHERS) return isId(session_id) && this.sessions.closeOf(tx, memberId, session_id);
      this.sessions.closeAllOf(tx, memberId, write.context.sessionId);
      return true;
    };
    return this.commands.execute(new EndSession(memberId, idempotencyKey, end));
  }
}
