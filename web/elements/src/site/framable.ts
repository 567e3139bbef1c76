/** Which pages other sites may frame; loaded only inside a frame. */
export { isFramable } from '@stolik/contract/framable'
