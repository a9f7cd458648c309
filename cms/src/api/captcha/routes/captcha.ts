const CALLS = { "/captcha": "issue", "/captcha/picture": "picture", "/captcha/sound": "sound" };

/** Open to all who reach the cms. Ids travel in bodies, so that no log of addresses could hold one. */
export default {
  routes: Object.entries(CALLS).map(([path, action]) => {
    return { method: "POST", path, handler: `api::captcha.captcha.${action}`, config: { auth: false } };
  }),
};
