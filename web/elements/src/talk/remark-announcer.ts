/** Announces remarks to a screen reader: several in quick succession as one announcement, and at most the newest three. */

const pause = 1_000
const mostAtOnce = 3
/** Lines that stay, so that they can be read again. */
const mostLines = 6

export interface RemarkAnnouncer {
  announce(line: string): void
  stop(): void
}

export function remarkAnnouncer(region: () => Element | null): RemarkAnnouncer {
  let waiting: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = (): void => {
    timer = undefined
    const place = region()
    if (place === null) return
    const text = waiting.slice(-mostAtOnce).join(' · ')
    waiting = []
    place.append(Object.assign(document.createElement('p'), { textContent: text }))
    while (place.childElementCount > mostLines) place.firstElementChild?.remove()
  }
  return {
    announce: (line) => {
      waiting.push(line)
      timer ??= setTimeout(flush, pause)
    },
    stop: () => {
      clearTimeout(timer)
      waiting = []
    },
  }
}
