import { NOTIFICATION_PREFIX } from './checkout/notification-handler.ts';
import type { PathHandler, RequestHandler } from './gateway/gateway.ts';
import { SEARCH_PREFIX } from './search/protocol/handler.ts';

export interface DispatchHandlers {
  /** Illustrations of the catalog. */
  media: PathHandler;
  /** The search protocol. */
  search: PathHandler;
  /** Notifications of payment providers. */
  notifications: PathHandler;
  /** Endpoints of the contract: every other path. */
  commerce: PathHandler;
}

const MEDIA_PREFIX = '/media/';

/** Sends each request to the handler of its path prefix. */
export function createDispatch({ media, search, notifications, commerce }: DispatchHandlers): RequestHandler {
  return (request, origin = {}) => {
    const url = new URL(request.url);
    if (url.pathname.startsWith(MEDIA_PREFIX)) return media(request, origin, url);
    if (url.pathname.startsWith(SEARCH_PREFIX)) return search(request, origin, url);
    if (url.pathname.startsWith(NOTIFICATION_PREFIX)) return notifications(request, origin, url);
    return commerce(request, origin, url);
  };
}
