/** The encodings in which people's programs save lists. */

/** With one byte a letter. Where several give the same text, the first is named. ISO 8859-1 is part of Windows-1252. */
export const singleByte = [
  'windows-1252',
  'windows-1250',
  'iso-8859-2',
  'macintosh',
  'mac-ce',
  'cp852',
] as const
export type SingleByte = (typeof singleByte)[number]

export const encodings = ['utf-8', 'utf-16', ...singleByte] as const
export type Encoding = (typeof encodings)[number]
