import { css } from 'lit'

export const styles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  .paper {
    /* Contains the hidden text for screen readers. Otherwise the page would grow by the rows that are scrolled out of view. */
    position: relative;
    max-block-size: var(--stolik-list-height, 70vh);
    overflow: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--stolik-line);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
  }
  table {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
  caption {
    position: sticky;
    inset-inline-start: 0;
    padding: var(--stolik-space-2) var(--stolik-space-3);
    font-weight: 700;
    text-align: start;
  }
  th,
  td {
    padding: var(--stolik-space-1) var(--stolik-space-2);
    border-block-end: 1px solid var(--stolik-line);
    background: var(--stolik-panel);
    text-align: end;
    vertical-align: baseline;
    white-space: nowrap;
  }
  th {
    font-weight: 400;
  }
  td + td,
  th + th,
  th + td {
    border-inline-start: 1px solid var(--stolik-line);
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    border-block-end: 2px solid var(--stolik-granat);
    font-weight: 700;
    white-space: normal;
    overflow-wrap: break-word;
  }
  /* The first column stays in place while the players' columns scroll. It is narrow on a narrow screen. */
  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    inline-size: 40%;
    min-inline-size: calc(var(--stolik-rem) * 8);
    text-align: start;
    white-space: normal;
  }
  thead th:first-child {
    z-index: 2;
  }
  tbody th:first-child,
  thead th:first-child {
    padding-inline-start: 2.75em;
    text-indent: -2em;
  }
  .nr {
    display: inline-block;
    min-inline-size: 1.75em;
    color: var(--stolik-muted);
    text-indent: 0;
  }
  .passed {
    color: var(--stolik-muted);
  }
  .score {
    display: block;
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  .owner .entry {
    font-weight: 800;
  }
  .owner .score {
    color: inherit;
    font-weight: 800;
  }
  .minus .score {
    color: var(--stolik-mak);
  }
  .clause {
    display: block;
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  tfoot tr:first-child > * {
    border-block-start: 2px solid var(--stolik-granat);
  }
  tfoot .total > * {
    position: sticky;
    inset-block-end: 0;
    border-block-start: 3px double var(--stolik-granat);
    border-block-end: 0;
    font-weight: 700;
  }
  tfoot .total > th:first-child {
    z-index: 2;
  }
  .empty {
    margin: 0;
    padding: var(--stolik-space-4);
    color: var(--stolik-muted);
  }
  /* On a phone four players still fit: names may take several lines, and the game's column shrinks. */
  @container (max-width: 479px) {
    table {
      /* Wide enough for bold figures in a wide font such as DejaVu. */
      --figure: max(calc(var(--stolik-rem) * 2.6), calc(var(--signs) * 0.73 * var(--stolik-rem) + 5px));
      table-layout: fixed;
      min-inline-size: calc(calc(var(--stolik-rem) * 4.2) + var(--players) * var(--figure));
    }
    th {
      padding-inline: var(--stolik-space-1);
    }
    td {
      padding-inline: 1px 3px;
    }
    th:first-child {
      inline-size: clamp(
        calc(var(--stolik-rem) * 4.2),
        100cqi - var(--players) * var(--figure),
        calc(var(--stolik-rem) * 9)
      );
      min-inline-size: 0;
      overflow-wrap: break-word;
      hyphens: auto;
      font-size: var(--stolik-text-s);
    }
    tbody th:first-child,
    thead th:first-child {
      padding-inline-start: 1.5em;
      text-indent: -1.25em;
    }
    .nr {
      min-inline-size: 1.25em;
    }
    thead th {
      padding-inline: 2px;
      font-size: var(--stolik-text-s);
      white-space: normal;
      overflow-wrap: anywhere;
      hyphens: auto;
      vertical-align: bottom;
    }
    /*
     * Names in full, written upright along their columns as on a narrow sheet of paper. A box inside the cell is rotated,
     * because browsers disagree about a cell that is rotated itself.
     */
    .upright thead th + th {
      padding: var(--stolik-space-2) 2px;
      text-align: center;
    }
    .upright .name {
      display: inline-block;
      max-block-size: 100%;
      /* Two lines of this length take a name of 40 letters, and the column has room for two. */
      max-inline-size: calc(var(--stolik-rem) * 12);
      writing-mode: vertical-rl;
      /* With “anywhere”, WebKit makes the box only one letter high. */
      overflow-wrap: break-word;
      text-align: start;
      rotate: 180deg;
    }
  }
  /* On a low screen, such as a phone on its side, the rows take nearly the full height. */
  @media (max-height: 480px) {
    .paper {
      max-block-size: var(--stolik-list-height, 92vh);
    }
    caption {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  /* For four players, score and total side by side need this width. */
  @container (min-width: 760px) {
    th,
    td {
      padding-inline: var(--stolik-space-3);
    }
    thead th {
      max-inline-size: calc(var(--stolik-rem) * 14);
    }
    .score {
      display: inline-block;
      min-inline-size: 4em;
      text-align: end;
    }
    .entry {
      display: inline-block;
      min-inline-size: 4em;
    }
    .clause {
      display: inline;
      margin-inline-start: var(--stolik-space-2);
    }
  }
  /* Fits one A4 page: 48 rows, or 64 rows closer together, with sums, head and foot. */
  @media print {
    :host {
      color: #000 !important;
      font-size: 8pt !important;
    }
    .paper {
      max-block-size: none;
      overflow: visible;
      border: 0;
      background: none;
    }
    table {
      border-collapse: collapse;
      line-height: 1.15;
    }
    thead th,
    th:first-child,
    tfoot .total > * {
      position: static;
    }
    th,
    td {
      padding: 0.45mm 1.5mm;
      border: 0.3pt solid #000;
      background: none;
    }
    .score,
    .entry {
      display: inline-block;
      min-inline-size: 3.5em;
      font-size: inherit;
      text-align: end;
    }
    .clause {
      display: inline;
      margin-inline-start: 1mm;
      font-size: inherit;
    }
    .long {
      font-size: 6.5pt;
      line-height: 1.05;
    }
    .long :is(th, td) {
      padding-block: 0.2mm;
    }
    .minus .score,
    .passed,
    .nr {
      color: inherit;
    }
    tfoot .total > * {
      border-block-end: 0.3pt solid #000;
    }
    tr {
      break-inside: avoid;
    }
  }
`
