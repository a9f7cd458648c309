// Loaded into every service (node --import): when the command that started it is gone, even by SIGKILL,
// the channel between them closes and the service stops itself instead of lingering.
if (process.channel) {
  process.channel.unref();
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
}
