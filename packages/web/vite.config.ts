import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offline } from './offline-plugin.ts'
import { policy } from './policy-plugin.ts'

export default defineConfig({
  root: import.meta.dirname,
  /** Relative, so that the built app runs from any folder of any server. */
  base: './',
  plugins: [react(), policy(), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The engine's packages do nothing by being imported, so what of them is not used is not shipped.
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => !/[\\/]packages[\\/](?!web[\\/])/.test(id) } },
  },
})
