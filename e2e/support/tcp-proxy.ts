import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/**
 * A TCP proxy to the first of these ports that answers. Shutting it looks like the death of the server behind it: open
 * connections break and new ones are refused.
 */
export async function openTcpProxy(ports: number[]) {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => socket.destroy()).on("close", () => open.delete(socket));
    lead(socket, ports);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    shut: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        for (const socket of open) socket.destroy();
      }),
    openAgain: () => listen(port),
  };
}

function lead(socket: Socket, [port, ...others]: number[]): void {
  if (port === undefined) {
    socket.destroy();
    return;
  }
  const onward = connect(port, "127.0.0.1");
  onward.once("connect", () => {
    socket.pipe(onward).pipe(socket);
    onward.removeAllListeners("error").on("error", () => socket.destroy());
    onward.once("close", () => socket.destroy());
    socket.once("close", () => onward.destroy());
  });
  onward.once("error", () => {
    lead(socket, others);
  });
}
