/** Downloads a text, or what was fetched already, as a file. */
export function save(name: string, content: string | Blob): void {
  const blob =
    typeof content === 'string' ? new Blob([content], { type: 'text/plain;charset=utf-8' }) : content
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
