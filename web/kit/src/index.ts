export * from './renderer.js'
