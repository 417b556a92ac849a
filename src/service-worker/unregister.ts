import { deleteCaches, worker } from './worker-scope.ts';

// Served in place of the worker when it is switched off: deletes what it stored, and the registration.

worker.addEventListener('install', () => {
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) =>
  event.waitUntil(deleteCaches().then(() => worker.registration.unregister())),
);
