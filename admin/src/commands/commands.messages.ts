import { defineMessages } from '../providers/messages';

export const commandsMessages = defineMessages({
  ja: {
    commands: {
      reason: '理由',
      reason_help: '操作履歴に残ります（1〜500文字）。',
      run: '実行する',
      done: '%{command}: 完了しました',
      reload: '最新の内容を読み込む',
      reloaded: '最新の内容を読み込みました。内容を確かめてから、もう一度実行してください。',
    },
  },
  en: {
    commands: {
      reason: 'Reason',
      reason_help: 'Kept in the audit trail (1 to 500 characters).',
      run: 'Carry out',
      done: '%{command}: done',
      reload: 'Reload',
      reloaded: 'The page shows it as it is now. Look at it again, then carry the command out.',
    },
  },
});
