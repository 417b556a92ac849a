import { useEffect } from 'react';
import { Button } from '#layouts/blocks/Button.tsx';
import { Notice } from '#layouts/blocks/Notice.tsx';
import type { ListProps } from './props.ts';

/** The list could not be asked for: what stands there is older than what is chosen. It stays in sight. */
export function Failed({ words, onAgain }: Pick<ListProps, 'words'> & { onAgain: () => void }) {
  useEffect(() => {
    addEventListener('online', onAgain);
    return () => removeEventListener('online', onAgain);
  }, [onAgain]);
  return (
    <div className="list__failed">
      <Notice kind="error" role="alert">
        {words.failed}{' '}
        <Button look="plain" type="button" onClick={onAgain}>
          {words.again}
        </Button>
      </Notice>
    </div>
  );
}
