import { css } from 'lit'

export const gatheringStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-5);
    align-content: safe center;
    justify-items: center;
    container-type: inline-size;
    padding: var(--stolik-space-4);
    background: var(--stolik-felt);
    color: var(--stolik-on-felt) !important;
  }
  .words {
    display: grid;
    gap: var(--stolik-space-2);
    text-align: center;
  }
  ol {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--stolik-space-3);
  }
  li {
    display: grid;
    align-content: space-between;
    gap: var(--stolik-space-2);
    width: calc(var(--stolik-rem) * 11);
    min-height: calc(var(--stolik-rem) * 8.5);
    padding: var(--stolik-space-3);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
    color: var(--stolik-ink);
  }
  li.free {
    border: 2px dashed color-mix(in srgb, var(--stolik-on-felt) 60%, transparent);
    background: none;
    color: var(--stolik-on-felt);
  }
  li strong {
    overflow: hidden;
    font-size: var(--stolik-text-l);
    text-overflow: ellipsis;
  }
  .said {
    overflow-wrap: anywhere;
    hyphens: auto;
    font-weight: 600;
  }
  li .button {
    width: 100%;
  }
  li.free .button {
    border-color: color-mix(in srgb, var(--stolik-on-felt) 70%, transparent);
    background: none;
    color: inherit;
  }
  .soon {
    margin: 0;
    font-size: var(--stolik-text-l);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  .levels {
    display: grid;
    gap: var(--stolik-space-1);
    justify-items: center;
    text-align: center;
  }
  .levels legend {
    margin-inline: auto;
    color: inherit;
  }
  .levels .choices {
    justify-content: center;
  }
  .levels .choice span {
    border-color: color-mix(in srgb, var(--stolik-on-felt) 70%, transparent);
    background: none;
  }
  .levels .choice input:hover + span {
    border-color: var(--stolik-on-felt);
  }
  .levels .choice input:checked + span {
    border-color: var(--stolik-on-felt);
    background: var(--stolik-on-felt);
    box-shadow: none;
    color: #16203a;
  }
  .bots {
    justify-content: center;
  }
  .wait {
    border-color: color-mix(in srgb, var(--stolik-on-felt) 70%, transparent);
    background: none;
    color: inherit;
  }
  .fill {
    padding-inline: var(--stolik-space-5);
    border-color: transparent;
    background: var(--stolik-on-felt);
    color: #16203a;
    font-size: var(--stolik-text-l);
  }
  /* The felt is dark in both themes, so this is the colour of the dark theme. */
  :is(.words, ol, .levels, .bots) {
    --stolik-chaber: #8fb0ff;
  }
  .share {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-2);
    width: min(100%, calc(var(--stolik-rem) * 34));
    background: var(--stolik-panel);
    color: var(--stolik-ink);
  }
  .share :is(h3, p) {
    margin: 0;
    /* Their own, so that they can be read wherever the page is scrolled to. */
    background: inherit;
  }
  .share h3 {
    font-size: var(--stolik-text-m);
  }
  stolik-people {
    width: min(100%, calc(var(--stolik-rem) * 34));
  }
  stolik-name {
    width: min(100%, calc(var(--stolik-rem) * 34));
    background: var(--stolik-panel);
    color: var(--stolik-ink);
  }
  /* All of it can be seen, and one press selects it. */
  .link {
    overflow-wrap: anywhere;
    hyphens: auto;
    font-weight: 600;
    user-select: all;
  }
  .share .button {
    justify-self: start;
  }
  .share [role='status']:empty {
    display: none;
  }
  /* Where a table would be large, the players waiting at it are large too. */
  @container (min-width: 1100px) {
    .words h2 {
      font-size: calc(var(--stolik-rem) * 2.2);
    }
    .words p,
    .soon {
      font-size: var(--stolik-text-l);
    }
    li {
      width: calc(var(--stolik-rem) * 15);
      min-height: calc(var(--stolik-rem) * 11.5);
      padding: var(--stolik-space-4);
    }
    li strong {
      font-size: calc(var(--stolik-rem) * 1.6);
    }
  }
  @container (min-width: 1900px) {
    li {
      width: calc(var(--stolik-rem) * 20);
      min-height: calc(var(--stolik-rem) * 15);
      padding: var(--stolik-space-5);
      font-size: var(--stolik-text-l);
    }
    li strong {
      font-size: calc(var(--stolik-rem) * 2.2);
    }
  }
  @container (max-width: 32em) {
    ol {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--stolik-space-2);
      width: 100%;
    }
    li {
      grid-template: auto auto / minmax(0, 1fr) auto;
      gap: 0 var(--stolik-space-3);
      align-items: center;
      width: auto;
      min-height: 0;
    }
    li > * {
      grid-column: 1;
    }
    li > :nth-child(3) {
      grid-area: 1 / 2 / span 2;
      width: auto;
    }
    /* The three levels fit into one line. */
    .levels .choices {
      gap: var(--stolik-space-1);
    }
    .levels .choice span {
      padding-inline: var(--stolik-space-2);
    }
  }
  /* Makes everything fit the screen of a phone. */
  @media (max-width: 30rem) {
    :host {
      gap: var(--stolik-space-3);
    }
  }
`
