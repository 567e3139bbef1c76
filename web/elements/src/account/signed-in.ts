/** Somebody has signed in, or made an account. Bubbles and crosses shadow roots. */
export class SignedInEvent extends CustomEvent<{ readonly name: string }> {
  static readonly type = 'stolik-signed-in'
  constructor(name: string) {
    super(SignedInEvent.type, { detail: { name }, bubbles: true, composed: true })
  }
}

/**
 * Tells who has signed in. Whoever is signed in sees no form any more: when it is told the form may be off the page already, and
 * then the nearest element that was around it tells.
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
