/** What <stolik-device> says. */
import type { Locale } from '@stolik/elements/site/index'
import type en from './en.json'

export type DeviceWords = Readonly<typeof en>

const files = import.meta.glob<DeviceWords>('./*.json', { import: 'default' })

export const fetchDeviceWords = (locale: Locale): Promise<DeviceWords> =>
  (files[`./${locale}.json`] as () => Promise<DeviceWords>)()
