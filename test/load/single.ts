/** One built gateway on a data folder of its own, as `npm start` would run it, without a request limit per address. */
import { join } from 'node:path'
import { listening, start, type Pinned } from './process.js'

/** @param flags of Node */
export const gatewayOn = (data: string, ...flags: readonly string[]): Promise<Pinned> =>
  start(
    [...flags, join(import.meta.dirname, '../../platform/gateway/dist/bundle/main.js')],
    {
      PORT: '0',
      HOST: '127.0.0.1',
      STOLIK_DATA: data,
      STOLIK_RATE: '0',
      STOLIK_BOT_DELAY: '0',
      STOLIK_SECRET: 'only for this minute, and for loopback: 7f3a9c',
      REDIS_URL: '',
      DATABASE_URL: '',
    },
    listening,
  )

export const addressOf = ({ address }: Pinned): string => address.replace('localhost', '127.0.0.1')
