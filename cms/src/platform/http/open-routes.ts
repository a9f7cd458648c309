/**
 * Routes open to everybody who reaches the cms, which is web alone.
 * @param controller such as `api::kb.kb`
 * @param actions the controller's, by their call: `POST /kb/search`
 */
export function openRoutes(controller: string, actions: Readonly<Record<string, string>>) {
  const routes = Object.entries(actions).map(([call, action]) => {
    const [method, path] = call.split(" ");
    return { method, path, handler: `${controller}.${action}`, config: { auth: false } };
  });
  return { routes };
}
