/** The environment of WebKit on GTK: language, colours, motion, and windows as narrow as a phone. */
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Look } from '../page.js'

/** Where Debian keeps the one locale that is always there. */
const plain = '/usr/lib/locale/C.utf8'

/** A window is never narrower than its tool bar, so the bar is made small: otherwise no page is under 447 px wide. */
const small = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }\n'

/** Writes settings of GTK into a folder. Returns the environment variables. */
export function surround(folder: string, display: string, look: Look): Record<string, string> {
  const gtk = join(folder, 'gtk-3.0')
  mkdirSync(gtk)
  writeFileSync(join(gtk, 'gtk.css'), small)
  writeFileSync(
    join(gtk, 'settings.ini'),
    `[Settings]
gtk-enable-animations=${look.reducedMotion === 'reduce' ? 0 : 1}
gtk-application-prefer-dark-theme=${look.colorScheme === 'dark' ? 1 : 0}
`,
  )
  const locale = (look.locale ?? 'en-US').replace('-', '_')
  // The browser takes its language from the C library, which may lack that locale: the plain one is copied under its name.
  if (existsSync(plain)) cpSync(plain, join(folder, 'locale', `${locale}.utf8`), { recursive: true })
  return {
    DISPLAY: display,
    LANG: `${locale}.UTF-8`,
    LC_ALL: '',
    LOCPATH: join(folder, 'locale'),
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_DATA_HOME: join(folder, 'data'),
    GDK_BACKEND: 'x11',
    GTK_A11Y: 'none',
    NO_AT_BRIDGE: '1',
    // There is no graphics card, and its software substitute is slow.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    MESA_SHADER_CACHE_DISABLE: 'true',
  }
}
