/** The browser's offer to install the site. It comes before anybody asks for it, so it is stored until somebody does. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

export const offered: { prompt: InstallPrompt | null } = { prompt: null }

/** Browsers show no bar of their own: nothing may stand above a game. */
export function catchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered.prompt = event as InstallPrompt
  })
}
