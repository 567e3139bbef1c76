/** Somebody has signed in, or made an account. Bubbles and crosses shadow roots. */
export class SignedInEvent extends CustomEvent<{ readonly name: string }> {
  static readonly type = 'stolik-signed-in'
  constructor(name: string) {
    super(SignedInEvent.type, { detail: { name }, bubbles: true, composed: true })
  }
}
