import { useEffect } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import { Notice } from '#layouts/blocks/ui/Notice.tsx';
import type { ProductListProps } from './props.ts';

/** Error message above outdated results; retries when the browser is online again. */
export function ListError({
  messages,
  onRetry,
}: Pick<ProductListProps, 'messages'> & { onRetry: () => void }) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className="listing__failed">
      <Notice kind="error" role="alert">
        {messages.failed}{' '}
        <Button variant="text" type="button" onClick={onRetry}>
          {messages.again}
        </Button>
      </Notice>
    </div>
  );
}
