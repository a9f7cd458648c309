// Loaded into every service (node --import): when the command that started it is gone, even by SIGKILL, the channel
// between them closes and the service stops itself instead of lingering. During its start it reports how much it has
// computed and written, so that a slow start can be told from a stuck one.
import cluster from "node:cluster";

const REPORT_MS = 1_000;

/** Strapi's development mode leaves the work to a worker, which reports to it as it does to us. */
let workersEffort = 0;
cluster.on("message", (_worker, /** @type {{ effort?: number }} */ report) => {
  if (typeof report?.effort === "number") workersEffort = report.effort;
});

if (process.channel) {
  const reports = setInterval(() => process.send?.({ effort: effort() + workersEffort }), REPORT_MS);
  reports.unref();
  process.once("message", () => clearInterval(reports));
  process.on("disconnect", () => {
    clearInterval(reports);
    process.kill(process.pid, "SIGTERM");
  });
  // After the listeners, which would keep the process alive because of the channel.
  process.channel.unref();
}

/** Milliseconds of computing plus disk operations; an idle process adds one or two a second. */
function effort() {
  const { userCPUTime, systemCPUTime, fsRead, fsWrite } = process.resourceUsage();
  return (userCPUTime + systemCPUTime) / 1_000 + fsRead + fsWrite;
}
