// Runs with the page's first script, so only after the visitor's first interaction. A failed registration is
// ignored: then only offline pages are missing.
if (import.meta.env.PROD && typeof document !== 'undefined')
  navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
