// Loaded before the server. When the parent is killed without forwarding the signal, the IPC channel closes
// and the server shuts down.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
