import { LANGUAGE_FIELD } from "./page-form.ts";
import { hasUnsentInput } from "./preload-error.ts";

/**
 * Lets the browser itself submit a form to the other language, whose page brings its own texts; the router's listener
 * on the document never sees the event. Passwords are left out.
 * @param onSealed called instead for a form whose text must not leave the browser unencrypted
 */
export function submitLanguageChoicesNatively(signal: AbortSignal, onSealed: () => void): void {
  const onSubmit = (event: SubmitEvent) => {
    const { submitter, target: form } = event;
    if (!(submitter instanceof HTMLButtonElement) || !(form instanceof HTMLFormElement)) return;
    if (submitter.name !== LANGUAGE_FIELD) return;
    event.stopPropagation();
    // The surrounding form only reloads the page, which loses nothing on a page without another form.
    if (!form.id) return;
    const typed = findTypedForm(form);
    if (typed !== form) {
      event.preventDefault();
      submitter.setAttribute("form", typed.id);
      typed.requestSubmit(submitter);
    } else if (form.querySelector("[data-sealed]:checked")) {
      event.preventDefault();
      onSealed();
    } else form.addEventListener("formdata", withoutPasswords, { once: true });
  };
  window.addEventListener("submit", onSubmit, { capture: true, signal });
}

/** Finds the form with unsent input, because a page may have several and the button belongs to only one. */
function findTypedForm(form: HTMLFormElement): HTMLFormElement {
  if (hasUnsentInput(form)) return form;
  const others = document.querySelectorAll<HTMLFormElement>("main form[id]");
  return Array.from(others).find((other) => hasUnsentInput(other)) ?? form;
}

function withoutPasswords({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement)) return;
  for (const { name } of target.querySelectorAll<HTMLInputElement>("input[type=password]")) formData.delete(name);
}
