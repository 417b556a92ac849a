import { Button } from '#layouts/blocks/ui/Button.tsx';
import type { AuthDialogMessages } from '../messages.ts';

interface MissedProps {
  lines: readonly string[];
  words: AuthDialogMessages;
  onContinue: () => void;
}

/** Lists the lines of the guest's cart that could not be merged into the customer's. */
export function UnmergedLines({ lines, words, onContinue }: MissedProps) {
  return (
    <>
      <ul className="auth-dialog__unmerged">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button type="button" isFullWidth onClick={onContinue}>
        {words.goOn}
      </Button>
    </>
  );
}
