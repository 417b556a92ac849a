// Loaded before the server. When the program that started it is killed without a chance to pass the signal on,
// the channel between them closes, and the server stops as if it had been told to.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
