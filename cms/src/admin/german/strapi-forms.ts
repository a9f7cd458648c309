/** Strapi's forms and lists where its German is missing, says "du", or is not spelled as in Switzerland. */
export const strapiForms = {
  "content-manager.actions.open-in-new-tab.label": "In neuem Reiter öffnen",
  "content-manager.actions.copy-documentId.label": "Dokument-ID kopieren",
  "content-manager.actions.copy-documentId.success": "Die Dokument-ID ist in der Zwischenablage",
  "content-manager.actions.delete.dialog.body":
    "Möchten Sie diesen Eintrag wirklich löschen? Das lässt sich nicht rückgängig machen.",
  "content-manager.actions.discard.dialog.body":
    "Möchten Sie die Änderungen wirklich verwerfen? Das lässt sich nicht rückgängig machen.",
  "content-manager.actions.unpublish.dialog.body": "Möchten Sie diesen Eintrag wirklich von der Website nehmen?",
  "content-manager.actions-drawer.open": "Weitere Aktionen öffnen",
  "content-manager.actions-drawer.close": "Weitere Aktionen schliessen",
  "content-manager.components.DraggableCard.delete.field": "{item} löschen",
  "content-manager.components.DraggableCard.edit.field": "{item} bearbeiten",
  "content-manager.components.DraggableCard.move.field": "{item} verschieben",
  "content-manager.components.DynamicZone.ComponentPicker-label": "Wählen Sie einen Baustein",
  "content-manager.components.DynamicZone.add-component": "Baustein hinzufügen",
  "content-manager.components.DynamicZone.delete-label": "{name} löschen",
  "content-manager.components.DynamicZone.missing-components":
    "{number, plural, one {# Baustein fehlt} other {# Bausteine fehlen}}",
  "content-manager.components.DynamicZone.move-down": "Nach unten",
  "content-manager.components.DynamicZone.move-up": "Nach oben",
  "content-manager.components.DynamicZone.move-down-label": "Baustein nach unten verschieben",
  "content-manager.components.DynamicZone.move-up-label": "Baustein nach oben verschieben",
  "content-manager.components.DynamicZone.pick-compo": "Wählen Sie einen Baustein",
  "content-manager.components.DynamicZone.unknown-component": "Unbekannter Baustein",
  "content-manager.components.EmptyAttributesBlock.button": "Zu den Einstellungen",
  "content-manager.components.EmptyAttributesBlock.description": "Sie können Ihre Einstellungen ändern",
  "content-manager.components.FieldSelect.label": "Feld hinzufügen",
  "content-manager.components.Filters.usersSelect.label": "Nach einer Person suchen und filtern",
  "content-manager.components.FiltersPickWrapper.PluginHeader.description": "Welche Einträge möchten Sie sehen?",
  "content-manager.components.LeftMenu.Search.label": "Nach einer Art von Inhalten suchen",
  "content-manager.components.RelationInputModal.confirmation-message":
    "Einige Änderungen sind nicht gespeichert. Möchten Sie das Fenster wirklich schliessen? Sie gehen dann verloren.",
  "content-manager.components.Search.placeholder": "Nach einem Eintrag suchen …",
  "content-manager.components.repeatable.reorder.error":
    "Das Verschieben ist fehlgeschlagen. Bitte versuchen Sie es nochmals.",
  "content-manager.containers.Home.introduction": "Wählen Sie im Menü links, welche Einträge Sie bearbeiten möchten.",
  "content-manager.containers.Home.pluginHeaderDescription": "Bearbeiten Sie hier Ihre Einträge.",
  "content-manager.containers.List.statusFilter.draft": "Entwurf (nie veröffentlicht)",
  "content-manager.containers.List.statusFilter.published": "Veröffentlicht (alle)",
  "content-manager.containers.List.statusFilter.publishedModified": "Veröffentlicht (seither geändert)",
  "content-manager.containers.List.statusFilter.publishedUnmodified": "Veröffentlicht (unverändert)",
  "content-manager.containers.SettingPage.editSettings.description": "Ziehen Sie die Felder an ihre Plätze im Formular",
  "content-manager.containers.SettingPage.editSettings.relation-field.description":
    "Wählen Sie das Feld, das im Formular und in der Liste steht",
  "content-manager.containers.SettingPage.editSettings.relationOpenMode": "Verknüpfte Einträge öffnen",
  "content-manager.containers.SettingPage.editSettings.relationOpenMode.description":
    "Wählen Sie, wie verknüpfte Einträge bei einem Klick aufgehen",
  "content-manager.containers.SettingPage.editSettings.relationOpenMode.modal": "Im Fenster (Vorgabe)",
  "content-manager.containers.SettingPage.editSettings.relationOpenMode.newTab": "In neuem Reiter",
  "content-manager.containers.SettingPage.editSettings.relationOpenMode.page": "Auf ihrer Seite",
  "content-manager.containers.SettingPage.listSettings.description": "Stellen Sie die Liste dieser Einträge ein",
  "content-manager.containers.SettingPage.pluginHeaderDescription": "Stellen Sie die Ansicht dieser Einträge ein",
  "content-manager.containers.edit-settings.modal-form.mainField.hint":
    "Wählen Sie das Feld, das im Formular und in der Liste steht",
  "content-manager.containers.edit-settings.modal-form.size": "Grösse",
  "content-manager.containers.edit.information.documentId.label": "Dokument-ID",
  "content-manager.containers.list.autoCloneModal.description":
    "Es entsteht ein neuer Eintrag mit demselben Inhalt. Bevor Sie ihn speichern, müssen Sie diese Felder ändern.",
  "content-manager.containers.list.filters.status": "Status",
  "content-manager.dnd.grab-item":
    "{item} ist aufgenommen. Platz in der Liste: {position}. Pfeil nach oben und nach unten verschieben, die Leertaste legt ab, Escape bricht ab.",
  "content-manager.emptyAttributes.description": "Fügen Sie das erste Feld hinzu",
  "content-manager.form.Input.description.placeholder": "Ein Satz, der hilft",
  "content-manager.form.Input.placeholder.placeholder": "Ein Beispiel",
  "content-manager.header.name": "Inhalte",
  "content-manager.history.content.localized":
    "Dieser Wert gilt nur in dieser Sprache. Stellen Sie diese Fassung wieder her, so bleiben die anderen Sprachen, wie sie sind.",
  "content-manager.history.content.new-field.message":
    "Dieses Feld gab es noch nicht, als diese Fassung gespeichert wurde. Stellen Sie sie wieder her, so ist es leer.",
  "content-manager.history.content.not-localized":
    "Dieser Wert gilt in allen Sprachen. Stellen Sie diese Fassung wieder her, so wird er in allen ersetzt.",
  "content-manager.history.restore.confirm.message":
    "{isDraft, select, true {Die frühere Fassung ersetzt Ihren Entwurf.} other {Die frühere Fassung wird nicht veröffentlicht: Sie ersetzt den Entwurf, und Sie können ihn jederzeit veröffentlichen.}}",
  "content-manager.history.restore.confirm.title": "Möchten Sie diese Fassung wirklich wiederherstellen?",
  "content-manager.listView.validation.errors.message":
    "Bitte berichtigen Sie vor dem Veröffentlichen alle Felder: Einige sind leer, zu kurz oder zu lang.",
  "content-manager.notification.error.displayedFields": "Mindestens ein Feld muss zu sehen sein",
  "content-manager.notification.info.SettingPage.disableSort": "Nach mindestens einem Feld muss sortiert werden können",
  "content-manager.notification.info.minimumFields": "Mindestens ein Feld muss zu sehen sein",
  "content-manager.notification.upload.error": "Das Hochladen Ihrer Dateien ist fehlgeschlagen",
  "content-manager.pages.NoContentType.button": "Erste Art von Inhalten anlegen",
  "content-manager.pages.NoContentType.text": "Es gibt noch keine Inhalte. Legen Sie zuerst eine Art von Inhalten an.",
  "content-manager.permissions.not-allowed.create": "Sie dürfen keinen Eintrag anlegen",
  "content-manager.permissions.not-allowed.locale": "Sie dürfen diesen Inhalt in dieser Sprache nicht sehen",
  "content-manager.permissions.not-allowed.update": "Sie dürfen diesen Eintrag nicht sehen",
  "content-manager.popUpWarning.bodyMessage.contentType.delete": "Möchten Sie diesen Eintrag wirklich löschen?",
  "content-manager.popUpWarning.bodyMessage.contentType.delete.all": "Möchten Sie diese Einträge wirklich löschen?",
  "content-manager.popUpWarning.bodyMessage.contentType.publish.all":
    "Möchten Sie diese Einträge wirklich veröffentlichen?",
  "content-manager.popUpWarning.bodyMessage.contentType.unpublish.all":
    "Möchten Sie diese Einträge wirklich von der Website nehmen?",
  "content-manager.popUpWarning.warning.has-draft-m2m-relations.additional":
    "{count, plural, one {# Verknüpfung führt} other {# Verknüpfungen führen}} zu Entwürfen, die nach ihrer Veröffentlichung zu sehen sind.",
  "content-manager.popUpWarning.warning.has-draft-m2m-relations.message":
    "{count, plural, one {# verknüpfter Eintrag ist noch ein Entwurf. Er steht auf der Website, sobald er veröffentlicht ist.} other {# verknüpfte Einträge sind noch Entwürfe. Sie stehen auf der Website, sobald sie veröffentlicht sind.}}",
  "content-manager.popUpWarning.warning.has-draft-relations.message":
    "Dieser Eintrag ist mit {count, plural, one {einem Entwurf} other {# Entwürfen}} verknüpft. Auf der Website könnten Links ins Leere führen.",
  "content-manager.popUpWarning.warning.publish-question": "Möchten Sie ihn trotzdem veröffentlichen?",
  "content-manager.popUpWarning.warning.unpublish":
    "Nehmen Sie diesen Inhalt von der Website, so wird er zu einem Entwurf.",
  "content-manager.popUpWarning.warning.unpublish-question": "Möchten Sie ihn wirklich von der Website nehmen?",
  "content-manager.popUpWarning.warning.updateAllSettings": "Das ändert alle Ihre Einstellungen",
  "content-manager.preview.content.close-editor": "Formular schliessen",
  "content-manager.preview.error.script-failed":
    "Die lebendige Vorschau lässt sich nicht laden. In der Vorschau selbst lässt sich vielleicht nichts bearbeiten.",
  "content-manager.preview.header.close": "Vorschau schliessen",
  "content-manager.validation.error":
    "In Ihrem Eintrag stimmt etwas noch nicht. Bitte berichtigen Sie es vor dem Speichern.",
  "content-manager.validation.error.unreadable-required-field":
    "Sie dürfen einige Felder nicht sehen, die ausgefüllt sein müssen. Bitte wenden Sie sich an eine Person mit Verwaltungsrechten.",

  "i18n.CMEditViewAITranslation.status-description":
    "Bei jedem Speichern in der ersten Sprache werden die anderen Sprachen maschinell übersetzt.",
  "i18n.CMEditViewBulkLocale.continue-confirmation": "Möchten Sie wirklich fortfahren?",
  "i18n.CMEditViewBulkLocale.draft-relation-warning":
    "Einige Sprachen sind mit Entwürfen verknüpft. Auf der Website könnten Links ins Leere führen.",
  "i18n.CMEditViewCopyLocale.dialog.body":
    "Was hier steht, wird gelöscht und durch den Inhalt der gewählten Sprache ersetzt:",
  "i18n.CMEditViewCopyLocale.dialog.field.placeholder": "Sprache wählen …",
  "i18n.CheckboxConfirmation.Modal.body": "Möchten Sie die Übersetzung ausschalten?",
  "i18n.Settings.aiLocalizations.description":
    "Bei jedem Speichern in der ersten Sprache werden die anderen Sprachen maschinell übersetzt.",
  "i18n.Settings.locales.modal.create.code.error": "Bitte wählen Sie eine Sprache",
  "i18n.Settings.locales.modal.create.name.error.required": "Bitte geben Sie der Sprache einen Namen",
  "i18n.Settings.permissions.read.denied.description":
    "Um dieses Feld zu sehen, wenden Sie sich bitte an eine Person mit Verwaltungsrechten.",
  "i18n.actions.delete.dialog.body": "Möchten Sie diese Sprache wirklich löschen?",
  "i18n.list-view.table.header.label": "Sprachen",
};
