/** Names of test files, as they are listed in tiers and slices. */

export const journey = (name: string): string => `test/browser/${name}.test.ts`
export const gateway = (name: string): string => `platform/gateway/test/${name}.test.ts`
export const server = (name: string): string => gateway(`redis/${name}`)
export const cli = (name: string): string => `platform/cli/test/${name}.test.ts`
export const skat = (name: string): string => `games/skat/test/${name}.test.ts`
export const baska = (name: string): string => `games/baska/test/${name}.test.ts`
export const event = (name: string): string => `platform/event/test/${name}.test.ts`
export const element = (name: string): string => `web/elements/src/${name}.test.ts`
export const whole = (name: string): string => `test/${name}.test.ts`
