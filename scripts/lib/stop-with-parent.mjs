// Loaded into every service (node --import): when the command that started it is gone, even by SIGKILL,
// the channel between them closes and the service stops itself instead of lingering.
if (process.channel) {
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  // After the listener, which would keep the process alive for the channel's sake.
  process.channel.unref();
}
