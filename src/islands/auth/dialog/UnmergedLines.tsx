import { Button } from '#layouts/blocks/ui/Button.tsx';
import type { AuthDialogMessages } from '../messages.ts';

interface UnmergedLinesProps {
  lines: readonly string[];
  messages: AuthDialogMessages;
  onContinue: () => void;
}

/** Lists the lines of the guest's cart that could not be merged into the customer's. */
export function UnmergedLines({ lines, messages, onContinue }: UnmergedLinesProps) {
  return (
    <>
      <ul className="auth-dialog__unmerged">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button type="button" isFullWidth onClick={onContinue}>
        {messages.goOn}
      </Button>
    </>
  );
}
