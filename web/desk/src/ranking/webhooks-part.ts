/** The form of webhooks at the desk. It loads when somebody opens it, which is rare. */
import { html, type TemplateResult } from 'lit'
import type { DeskParts } from './parts.js'

export const webhooksPart = (
  say: DeskParts['say'],
  { lang, server }: { readonly lang: string; readonly server: string },
): TemplateResult =>
  html`<details
    @toggle=${() =>
      // A failed load is repeated when it is opened again.
      void import('./webhooks/webhooks.js').catch(() => undefined)}
  >
    <summary><h3>${say('rankdesk.webhooks')}</h3></summary>
    <stolik-webhooks lang=${lang} server=${server}></stolik-webhooks>
  </details>`
