import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const source = fileURLToPath(new URL('./src/offline/service-worker.ts', import.meta.url))

/** Builds the service worker as `sw.js`, with the names of all files of the app and a version that changes with any of them. */
export function offline(): Plugin {
  return {
    name: 'firegroup-offline',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: 'sw.js' })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js']
        if (worker?.type !== 'chunk') throw new Error('The service worker was not built.')
        const names = Object.keys(bundle)
          .filter((name) => name !== 'sw.js' && !name.endsWith('.map'))
          .sort()
        const hash = createHash('sha256')
        for (const name of names) {
          const file = bundle[name]!
          hash.update(name).update(file.type === 'chunk' ? file.code : file.source)
        }
        const files = JSON.stringify([
          './',
          './sign.svg',
          './firegroup.webmanifest',
          ...names.filter((name) => name !== 'index.html').map((name) => `./${name}`),
        ])
        worker.code = worker.code
          .replaceAll('__OFFLINE_FILES__', files)
          .replaceAll('__OFFLINE_VERSION__', JSON.stringify(hash.digest('hex').slice(0, 12)))
      },
    },
  }
}
