/** Ends well when the gateway on this machine's PORT can serve. */
const { ok } = await fetch(`http://localhost:${process.env.PORT ?? 4000}/readyz`).catch(() => ({ ok: false }))
process.exit(ok ? 0 : 1)
