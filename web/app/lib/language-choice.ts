import { LANGUAGE_FIELD } from "./page-form.ts";
import { hasUnsentInput } from "./preload-error.ts";

/**
 * Lets the browser itself send a form to the other language, whose page brings its own texts: the router, which
 * listens to the document, never hears of it. Passwords stay here.
 * @param onSealed told instead of sending a form whose text must not leave the browser as it is
 */
export function sendLanguageChoicesByBrowser(signal: AbortSignal, onSealed: () => void): void {
  const onSubmit = (event: SubmitEvent) => {
    const { submitter, target: form } = event;
    if (!(submitter instanceof HTMLButtonElement) || !(form instanceof HTMLFormElement)) return;
    if (submitter.name !== LANGUAGE_FIELD) return;
    event.stopPropagation();
    // The form around the choices loads the page as it is; on a page without another form nothing is lost.
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

/** A page may have several forms, and a button belongs to one of them: to the one that would lose something. */
function findTypedForm(form: HTMLFormElement): HTMLFormElement {
  if (hasUnsentInput(form)) return form;
  const others = document.querySelectorAll<HTMLFormElement>("main form[id]");
  return Array.from(others).find((other) => hasUnsentInput(other)) ?? form;
}

function withoutPasswords({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement)) return;
  for (const { name } of target.querySelectorAll<HTMLInputElement>("input[type=password]")) formData.delete(name);
}
