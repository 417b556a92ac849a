import { useEffect, useRef, useState } from 'react';
import { useReady } from '../../ui/use-ready.ts';
import { addShadeToUrl, getMailtoLink, getWhatsAppLink } from './share-links.ts';

export interface ShareProductMessages {
  share: string;
  whatsApp: string;
  mail: string;
  link: string;
  copy: string;
  copied: string;
  more: string;
}

interface ShareProductProps {
  /** URL of the page, with the shade it was opened with. */
  url: string;
  /** Product name. */
  name: string;
  messages: ShareProductMessages;
}

/** Share links of a product; hydrated, they include the selected shade. */
export function ShareProduct({ url, name, messages }: ShareProductProps) {
  const root = useRef<HTMLDetailsElement>(null);
  const [current, setCurrent] = useState(url);
  const [status, setStatus] = useState('');
  const [hasMore, setHasMore] = useState(false);
  const refresh = () => setCurrent(addShadeToUrl(url, location.search));

  useEffect(() => {
    setHasMore('share' in navigator);
    setCurrent(addShadeToUrl(url, location.search));
  }, [url]);
  useReady(root);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(addShadeToUrl(url, location.search));
      setStatus(messages.copied);
    } catch {
      // Clipboard access denied: select the URL for manual copying.
      root.current?.querySelector('input')?.select();
    }
  }

  // Cancelling the system's share sheet rejects the promise.
  const shareMore = () => void navigator.share({ title: name, url: current }).catch(() => undefined);

  return (
    <details
      ref={root}
      className="share"
      // May have been opened before hydration.
      suppressHydrationWarning
      onToggle={() => {
        refresh();
        setStatus('');
      }}
      onPointerDown={refresh}
      onFocus={refresh}
    >
      <summary className="share__name">
        <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M12 15V3M7 8l5-5l5 5M5 12v9h14v-9" />
        </svg>
        {messages.share}
      </summary>
      <div className="share__actions">
        <a
          className="button button--outline"
          href={getWhatsAppLink(name, current)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {messages.whatsApp}
        </a>
        <a className="button button--outline" href={getMailtoLink(name, current)}>
          {messages.mail}
        </a>
        {hasMore && (
          <button type="button" className="button button--outline" onClick={shareMore}>
            {messages.more}
          </button>
        )}
        <div className="share__link">
          <input
            className="field__input"
            aria-label={messages.link}
            dir="ltr"
            readOnly
            value={current}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" className="button button--outline" data-replay onClick={() => void copy()}>
            {messages.copy}
          </button>
        </div>
        <p role="status">{status}</p>
      </div>
    </details>
  );
}
