// Runs with the page's first script, so only after the visitor acted. A failed registration is ignored: only
// offline pages are missing then.
if (import.meta.env.PROD && typeof document !== 'undefined')
  navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
