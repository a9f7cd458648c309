const CALLS = {
  "POST /kb/search": "search",
  "POST /kb/suggestions": "suggest",
  "POST /kb/votes": "vote",
};

/** Questions come in the body: what stands in an address is written into logs on the way. */
export default {
  routes: Object.entries(CALLS).map(([call, action]) => {
    const [method, path] = call.split(" ");
    return { method, path, handler: `api::kb.kb.${action}`, config: { auth: false } };
  }),
};
