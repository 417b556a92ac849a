// Runs with the page's first script, so only after the visitor acted. Without the worker nothing is missing
// but pages without a connection: a failure is ignored.
if (import.meta.env.PROD && typeof document !== 'undefined')
  navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
