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

// The very pages of what the dialog would show.
const AUTH_PAGES = /^\/[\w-]+\/(sign-in|sign-up|verify|forgot-password|reset-password)$/;

// Of parts that could not be fetched. Others reload the page for it; here a page does what the dialog would have done.
const LOST = 'vite:preloadError';

interface AccountLinkProps {
  locale: LocaleTag;
  label: string;
  /** Who keeps the accounts, where that is not the shop. */
  identity?: SessionConfig['identity'];
}

/** Who comes by a link that invites to open an account: `?signup=true`, perhaps with an address. */
function openInvitedSignUp(locale: LocaleTag): void {
  const query = new URLSearchParams(location.search);
  if (location.pathname !== `/${locale}` || query.get('signup') !== 'true') return;
  // Coming back to this page is not being invited again.
  history.replaceState(history.state, '', location.pathname);
  if (isSignedIn()) return;
  openAuthDialog({ view: 'sign-up', prefill: { email: query.get('email') ?? '' } });
}

/** The header's way to the account: a link, which lets guests come in where they are once it is an island. */
export function AccountLink({ locale, label, identity }: AccountLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const request = useStore($authDialog, { ssr: 'initial' });
  const [dialogParts, setDrawn] = useState<LoadedDialog | null>(null);
  const isWaiting = request !== null && dialogParts === null;

  useEffect(() => openInvitedSignUp(locale), [locale]);

  useEffect(() => {
    if (!request || dialogParts) return;
    const calm = (event: Event): void => event.stopImmediatePropagation();
    addEventListener(LOST, calm, true);
    import('./dialog/load-dialog.ts')
      .then(({ loadDialog }) => loadDialog(locale, identity))
      .finally(() => removeEventListener(LOST, calm, true))
      .then(setDrawn)
      .catch(() => {
        closeAuthDialog();
        location.assign(request.view === 'sign-up' ? `/${locale}/sign-up` : (link.current?.href ?? ''));
      });
  }, [request, dialogParts, locale, identity]);
  useReady(link);

  function open(event: MouseEvent): void {
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
        className="action"
        href={`/${locale}/my-account`}
        data-replay
        aria-busy={isWaiting || undefined}
        onClick={open}
      >
        <Icon name="person" path={PERSON_PATH} />
        <span className="action__label">{label}</span>
      </a>
      {request && dialogParts && (
        <dialogParts.Dialog
          request={request}
          locale={dialogParts.locale}
          words={dialogParts.words}
          label={label}
          onClose={close}
        />
      )}
    </>
  );
}
