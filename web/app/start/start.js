// Loads this page's scripts when the visitor begins to use it; the page works without them.
((data, plan) => {
  const { isLive, importMap, settings, runtime, manifest, routes, entry } = JSON.parse(plan.textContent);

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
    if (runtime) await import(runtime);
    const modules = routes.map(async ([id, paths]) => [id, await load(paths)]);
    await import(manifest);
    window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(modules));
    await import(entry);
  };

  // A page that changes by itself starts when it is shown. At most a second of waiting for idle time: a browser that
  // paints nothing new may never report any.
  const startWhenShown = () => {
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 1000 });
    if (document.readyState === "complete") whenIdle();
    else addEventListener("load", whenIdle);
  };

  // Every other page starts at the first sign of use; where data is dear, when something is typed or chosen.
  const startOnIntent = () => {
    const isThrifty = navigator.connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
    const signs = [
      "input",
      "change",
      ...(isThrifty ? [] : ["pointerover", "touchstart", "focusin", "keydown", "scroll"]),
    ];
    const onSign = ({ type, target }) => {
      if (type === "pointerover" && !target.closest?.("a, button, input, select, textarea, label, summary")) return;
      if (type === "scroll" && scrollY < 2 * innerHeight) return;
      for (const sign of signs) removeEventListener(sign, onSign, true);
      start();
    };
    for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
  };

  if (runtime) start();
  else if (isLive) startWhenShown();
  else startOnIntent();
})(document.currentScript.previousSibling.previousSibling, document.currentScript.previousSibling);
