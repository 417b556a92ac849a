import { Button } from '#layouts/blocks/Button.tsx';
import type { DialogWords } from './words.ts';

interface MissedProps {
  lines: readonly string[];
  words: DialogWords;
  onGo: () => void;
}

/** Line by line, what of a guest's cart could not come along into the customer's. */
export function Missed({ lines, words, onGo }: MissedProps) {
  return (
    <>
      <ul className="auth-dialog__missed">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button type="button" wide onClick={onGo}>
        {words.goOn}
      </Button>
    </>
  );
}
