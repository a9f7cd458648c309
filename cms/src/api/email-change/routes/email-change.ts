const CALLS = {
  "POST /email-changes": "request",
  "POST /email-changes/look-at": "lookAt",
  "POST /email-changes/confirm": "confirm",
  "POST /email-changes/undo": "undo",
};

/** Open to all who reach the cms: whoever has read a mail of ours knows its token. */
export default {
  routes: Object.entries(CALLS).map(([call, action]) => {
    const [method, path] = call.split(" ");
    return { method, path, handler: `api::email-change.email-change.${action}`, config: { auth: false } };
  }),
};
