import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import { PERSON_PATH } from '#layouts/blocks/ui/icon/shared-icon-paths.ts';
import type { LocaleTag } from '#lib/locale/locale.ts';
import {
  $authDialog,
  ACCOUNT_LINK_ID,
  closeAuthDialog,
  openAuthDialog,
} from '#lib/state/auth/auth-dialog.ts';
import type { SessionConfig } from '#lib/state/auth/session.ts';
import { isSignedIn } from '#lib/state/auth/signed-in.ts';
import { useReady } from '../ui/use-ready.ts';
import type { LoadedDialog } from './dialog/load-dialog.ts';

// These pages already show the dialog's forms.
const AUTH_PAGES = /^\/[\w-]+\/(sign-in|sign-up|verify|forgot-password|reset-password)$/;

// Vite's event for a chunk that failed to load. Other code reloads the page on it; here the link's page
// replaces the dialog.
const PRELOAD_ERROR_EVENT = 'vite:preloadError';

interface AccountLinkProps {
  locale: LocaleTag;
  label: string;
  /** Hosted identity provider, if one is configured. */
  identity?: SessionConfig['identity'];
}

/** Opens sign-up for an invitation link: `?signup=true`, optionally with `email`. */
function openInvitedSignUp(locale: LocaleTag): void {
  const query = new URLSearchParams(location.search);
  if (location.pathname !== `/${locale}` || query.get('signup') !== 'true') return;
  // Removed, so that going back does not open the dialog again.
  history.replaceState(history.state, '', location.pathname);
  if (isSignedIn()) return;
  openAuthDialog({ view: 'sign-up', prefill: { email: query.get('email') ?? '' } });
}

/** The header's account link; hydrated, it opens the auth dialog for guests. */
export function AccountLink({ locale, label, identity }: AccountLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const request = useStore($authDialog, { ssr: 'initial' });
  const [dialogParts, setDialogParts] = useState<LoadedDialog | null>(null);
  const isWaiting = request !== null && dialogParts === null;

  useEffect(() => openInvitedSignUp(locale), [locale]);

  useEffect(() => {
    if (!request || dialogParts) return;
    const suppressReload = (event: Event): void => event.stopImmediatePropagation();
    addEventListener(PRELOAD_ERROR_EVENT, suppressReload, true);
    import('./dialog/load-dialog.ts')
      .then(({ loadDialog }) => loadDialog(locale, identity))
      .finally(() => removeEventListener(PRELOAD_ERROR_EVENT, suppressReload, true))
      .then(setDialogParts)
      .catch(() => {
        closeAuthDialog();
        location.assign(request.view === 'sign-up' ? `/${locale}/sign-up` : (link.current?.href ?? ''));
      });
  }, [request, dialogParts, locale, identity]);
  useReady(link);

  function handleClick(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (isSignedIn() || AUTH_PAGES.test(location.pathname)) return;
    event.preventDefault();
    openAuthDialog({ view: 'sign-in' });
  }

  function close(): void {
    closeAuthDialog();
    link.current?.focus();
  }

  return (
    <>
      <a
        ref={link}
        id={ACCOUNT_LINK_ID}
        className="header-action"
        href={`/${locale}/my-account`}
        data-replay
        aria-busy={isWaiting || undefined}
        onClick={handleClick}
      >
        <Icon name="person" path={PERSON_PATH} />
        {/* Rendered by the page's script, never by React. */}
        <bdi id="customerName" className="count" suppressHydrationWarning>
          {''}
        </bdi>
        <span className="header-action__label">{label}</span>
      </a>
      {request && dialogParts && (
        <dialogParts.Dialog
          request={request}
          locale={dialogParts.locale}
          messages={dialogParts.messages}
          label={label}
          onClose={close}
        />
      )}
    </>
  );
}
