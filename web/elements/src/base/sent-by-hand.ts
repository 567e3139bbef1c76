/**
 * Sends forms without the browser's own submission. The sandbox of a frame may forbid forms, and then the browser does not even
 * fire `submit`. Our forms only need that event, and prevent the submission itself. Pressing Enter clicks a form's first button.
 */
export function sentByHand(event: Event): void {
  const button = event.composedPath().find((node) => node instanceof HTMLButtonElement)
  if (event.defaultPrevented || button?.type !== 'submit' || !button.form) return
  event.preventDefault()
  const { form } = button
  if (!form.noValidate && !form.reportValidity()) return
  form.dispatchEvent(new SubmitEvent('submit', { submitter: button, bubbles: true, cancelable: true }))
}
