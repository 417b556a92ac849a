import { deleteCaches, worker } from './worker-scope.ts';

// Served instead of the worker when it is disabled: deletes the worker's data and registration.

worker.addEventListener('install', () => {
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) =>
  event.waitUntil(deleteCaches().then(() => worker.registration.unregister())),
);
