/** Loads what stands on the page that works without a network: playing alone, and what of the site is on the device. */
export const load = (): Promise<unknown> =>
  Promise.all([import('@stolik/elements/solo/solo'), import('./device.js')])
