/** An event was announced here, or brought here. Cancel it to prevent opening the event's desk. */
export class AnnouncedEvent extends CustomEvent<{ readonly event: string }> {
  static readonly type = 'stolik-announced'
  constructor(event: string) {
    super(AnnouncedEvent.type, { detail: { event }, bubbles: true, composed: true, cancelable: true })
  }
}
