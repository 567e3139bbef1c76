/** A person has signed in or created an account. Bubbles and crosses shadow roots. */
export class SignedInEvent extends CustomEvent<{ readonly name: string }> {
  static readonly type = 'stolik-signed-in'
  constructor(name: string) {
    super(SignedInEvent.type, { detail: { name }, bubbles: true, composed: true })
  }
}

/**
 * Returns a function that tells the page who has signed in. By then the form may have been removed from the page, because people
 * who are signed in see no form. In that case the nearest element that was around it dispatches the event.
 */
export function teller(form: Element): (name: string) => void {
  const around: Element[] = []
  for (let node: Element | null = form; node !== null;) {
    around.push(node)
    const root: Node = node.getRootNode()
    node = node.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }
  return (name) => {
    const there = around.find(({ isConnected }) => isConnected) ?? form
    there.dispatchEvent(new SignedInEvent(name))
  }
}
