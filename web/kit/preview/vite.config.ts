import { defineConfig } from 'vite'

/** Development only: `npx vite web/kit/preview`. */
export default defineConfig({ resolve: { conditions: ['source', 'module', 'browser', 'development'] } })
