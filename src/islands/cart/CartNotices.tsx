import type { ReactNode } from 'react';
import { Notice } from '#layouts/blocks/ui/Notice.tsx';
import type { CartAlertModel } from '#lib/format/models/cart.ts';
import type { CartMessages } from './messages.ts';

interface CartNoticesProps {
  /** Changes made by the backend while reconciling. */
  notices: readonly CartAlertModel[];
  /** Whether changes are queued until the connection returns. */
  isOffline: boolean;
  messages: CartMessages;
  /** Dismiss button. */
  children?: ReactNode;
}

/** Notices that concern the whole cart. */
export function CartNotices({ notices, isOffline, messages, children }: CartNoticesProps) {
  const [first] = notices;
  const isSameKind = notices.every(({ kind }) => kind === first?.kind);
  return (
    <>
      <div role="status">{isOffline && <Notice>{messages.offline}</Notice>}</div>
      {first && (
        <Notice kind="warning" title={messages[`changed-${isSameKind ? first.kind : 'all'}`]} role="alert">
          <ul>
            {notices.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {children}
        </Notice>
      )}
    </>
  );
}
