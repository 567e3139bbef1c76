/** The one style sheet of static pages: a table like in a newspaper, for light and dark mode and for print. */
export const styleSheet = `:root { color-scheme: light dark; --page: #faf7f0; --ink: #16203a; --muted: #566079; --link: #2b55c4; --line: #d9d2c3; --up: #1b6e37; --down: #b81d2c; }
@media (prefers-color-scheme: dark) { :root { --page: #11151f; --ink: #e9edf5; --muted: #a4aec2; --link: #8fb0ff; --line: #2a3245; --up: #7fd197; --down: #ff8a90; } }
@media print { :root { --page: #fff; --ink: #000; --muted: #4a4a4a; --link: #000; --line: #9a9a9a; --up: #1b6e37; --down: #b81d2c; } footer, nav { display: none; } }
body { margin: 0 auto; max-width: 70rem; padding: 1rem; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { line-height: 1.2; margin: 0.5rem 0; overflow-wrap: anywhere; }
h1 + p, .season { margin: 0.25rem 0; }
.season, .of { color: var(--muted); }
.of { display: block; font-weight: normal; font-size: 0.9rem; }
.note { padding: 0.5rem 0.75rem; border-inline-start: 4px solid var(--link); }
a { color: var(--link); }
a:focus-visible, .table:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.table { overflow-x: auto; margin: 1.5rem 0; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: start; font-weight: 600; font-size: 1.2rem; padding-block: 0.5rem; }
caption.same { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: 0.4rem 0.5rem; text-align: start; vertical-align: baseline; border-bottom: 1px solid var(--line); font-weight: normal; }
thead th { color: var(--muted); font-size: 0.9rem; border-bottom-color: var(--ink); }
tbody th { font-weight: 600; min-width: 6.5rem; }
.figure { text-align: end; font-variant-numeric: tabular-nums; }
td.figure { white-space: nowrap; }
abbr { text-decoration: none; white-space: nowrap; }
.up { color: var(--up); }
.down { color: var(--down); }
dl { display: flex; flex-wrap: wrap; gap: 1rem 2rem; }
dt, .hash { color: var(--muted); font-size: 0.9rem; }
dd { margin: 0; font-weight: 600; }
.hash { overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding-block: 0.6rem; }
.site { max-width: none; padding: 0; }
.site > * { box-sizing: border-box; max-width: 66rem; margin-inline: auto; padding-inline: 1rem; }
.site > main { padding-block: 1rem; }
.site main :is(p, li) { max-width: 46rem; }
.site main li { margin-block: 0.4rem; }
.site > header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 2rem; padding-block: 0.5rem; }
.site header ul { gap: 0 1.5rem; margin: 0; }
.site header a { color: inherit; text-decoration: none; }
.site header a:hover { text-decoration: underline; }
.site .mark { font-size: 1.75rem; font-weight: 700; }
.site > .band { max-width: none; height: 24px; background: #16203a url(/band.svg) repeat-x; }
.site > footer { border-top: 1px solid var(--line); }
@media (max-width: 40rem) { .table { margin-inline: -0.8rem; } th, td { padding-inline: 0.13rem; } thead th { font-size: 0.8rem; letter-spacing: -0.02em; } tbody th { min-width: 5rem; } }
@media print { .table { overflow: visible; } tr { break-inside: avoid; } }
`
