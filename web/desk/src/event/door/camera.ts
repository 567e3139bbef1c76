/** Reads QR codes with the camera, where the browser can. */

interface Detector {
  detect(from: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
type Reads = new (what: { formats: readonly string[] }) => Detector

const reader = (): Reads | undefined => (globalThis as { BarcodeDetector?: Reads }).BarcodeDetector

/** Whether there is any use in offering the camera. */
export const canScan = (): boolean => reader() !== undefined && 'mediaDevices' in navigator

/** Milliseconds between two looks, and until a card that is still before the camera is read again. */
const pace = 200
const sameCard = 3_000

/** Calls `found` with each code until the signal ends. @throws if the camera may not be used */
export async function scan(
  video: HTMLVideoElement,
  found: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const Reader = reader()
  if (Reader === undefined) return
  const detector = new Reader({ formats: ['qr_code'] })
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = (): void => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  let last = { text: '', at: 0 }
  const look = async (): Promise<void> => {
    if (signal.aborted) return
    const [code] = await detector.detect(video).catch(() => [])
    const now = performance.now()
    if (code !== undefined) {
      if (code.rawValue !== last.text || now - last.at > sameCard) found(code.rawValue)
      last = { text: code.rawValue, at: now }
    }
    setTimeout(() => void look(), pace)
  }
  void look()
}
