import { useEffect } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import { Notice } from '#layouts/blocks/ui/Notice.tsx';
import type { ProductListProps } from './props.ts';

/** The list could not be asked for: what stands there is older than what is chosen. It stays in sight. */
export function ListError({
  messages,
  onRetry,
}: Pick<ProductListProps, 'messages'> & { onRetry: () => void }) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className="list__failed">
      <Notice kind="error" role="alert">
        {messages.failed}{' '}
        <Button variant="plain" type="button" onClick={onRetry}>
          {messages.again}
        </Button>
      </Notice>
    </div>
  );
}
