// Preloaded into child processes. When the parent is killed without forwarding the signal, the IPC channel
// closes and the child gets SIGTERM.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
