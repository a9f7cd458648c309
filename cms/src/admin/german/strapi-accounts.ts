/** Strapi's settings of visitors' accounts where its German says "du", or has an ß. */
export const strapiAccounts = {
  "users-permissions.EditForm.inputToggle.description.email-confirmation-redirection":
    "Wohin es weitergeht, wenn die E-Mail-Adresse bestätigt ist.",
  "users-permissions.EditForm.inputToggle.description.email-reset-password":
    "Adresse der Seite, auf der ein neues Passwort gesetzt wird",
  "users-permissions.Plugin.permissions.plugins.description": "Was das Plugin {name} darf.",
  "users-permissions.Policies.header.hint":
    "Wählen Sie eine Aktion und klicken Sie auf das Zahnrad, um ihren Pfad zu sehen",
  "users-permissions.PopUpForm.Email.link.documentation": "Zur Dokumentation",
  "users-permissions.PopUpForm.Email.options.object.placeholder":
    "Bitte bestätigen Sie Ihre E-Mail-Adresse für %APP_NAME%",
  "users-permissions.PopUpForm.Providers.redirectURL.front-end.label": "Adresse der Website, zu der es weitergeht",
  "users-permissions.Roles.empty": "Es gibt noch keine Rollen.",
  "users-permissions.Settings.roles.created": "Die Rolle ist angelegt",
  "users-permissions.components.Input.error.validation.minSupMax": "Darf nicht grösser sein",
  "users-permissions.plugin.description.long": "Anmeldung von Besuchern an der API, und was ihre Rollen dürfen.",
  "users-permissions.plugin.description.short": "Anmeldung von Besuchern an der API.",
  "users-permissions.popUpWarning.title": "Bitte bestätigen",
  "users-permissions.popUpWarning.warning.cancel": "Möchten Sie wirklich alle Änderungen verwerfen?",
};
