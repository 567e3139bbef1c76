/**
 * Forms whose sending the browser never sees. A frame's sandbox may allow no forms; nothing of ours goes that way, since
 * `submit` is listened to and prevented, but there it would not even be told. Enter presses a form's first button by itself.
 */
export function sentByHand(event: Event): void {
  const button = event.composedPath().find((node) => node instanceof HTMLButtonElement)
  if (event.defaultPrevented || button?.type !== 'submit' || !button.form) return
  event.preventDefault()
  const { form } = button
  if (!form.noValidate && !form.reportValidity()) return
  form.dispatchEvent(new SubmitEvent('submit', { submitter: button, bubbles: true, cancelable: true }))
}
