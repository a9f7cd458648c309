// Loads this page's scripts once it is shown; the page works without them.
((data, plan) => {
  const { importMap, settings, before, routes, entry } = JSON.parse(plan.textContent);

  // From here on the browser runs only files whose hash the import map names.
  const addImportMap = async () => {
    const policy = window.trustedTypes?.createPolicy("wren-start", { createScript: (text) => text });
    const response = await fetch(importMap.path, { integrity: importMap.integrity });
    const text = await response.text();
    const script = document.createElement("script");
    script.type = "importmap";
    script.textContent = policy ? policy.createScript(text) : text;
    document.head.append(script);
    script.remove();
  };

  const load = async (paths) => Object.assign({}, ...(await Promise.all(paths.map((path) => import(path)))));

  const start = async () => {
    if (importMap) await addImportMap();
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(data.textContent);
        controller.close();
      },
    });
    window.__reactRouterContext = { ...settings, stream: stream.pipeThrough(new TextEncoderStream()) };
    const ready = before.map((path) => import(path));
    const modules = routes.map(async ([id, paths]) => [id, await load(paths)]);
    await Promise.all(ready);
    window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(modules));
    await import(entry);
  };

  // At most a second of waiting for idle time: a browser that paints nothing new may never report any.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 1000 });
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
})(document.currentScript.previousSibling.previousSibling, document.currentScript.previousSibling);
