/** Open to all: the answer tells no more than opening the site from that address would. */
export default {
  routes: [
    {
      method: "POST",
      path: "/website/validateIp",
      handler: "api::website.website.validateIp",
      config: { auth: false },
    },
  ],
};
