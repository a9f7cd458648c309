/** The staff's admin: German beside English, and nothing that calls home or advertises. */
export default {
  config: {
    locales: ["de"],
    tutorials: false,
    notifications: { releases: false },
  },
};
