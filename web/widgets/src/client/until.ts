/** When what is refused now will not be any more, in milliseconds since 1970, as far as it is known. */
export const untils: { BANNED?: number | undefined; MUTED?: number | undefined } = {}
