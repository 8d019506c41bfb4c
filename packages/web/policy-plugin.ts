import type { Plugin } from 'vite'
import { PAGE_POLICY } from './policy.mjs'

/** Writes the Content-Security-Policy into the built page. While developing there is none: the development server runs scripts of its own in it. */
export function policy(): Plugin {
  return {
    name: 'firegroup-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY }, injectTo: 'head-prepend' },
    ],
  }
}
