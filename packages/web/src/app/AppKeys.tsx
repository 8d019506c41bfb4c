/** What can be called up anywhere by a key. Loaded after the first page. */
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ANYWHERE } from '../keys/contexts.ts'
import { useKeys } from '../keys/useKeys.ts'

const Keys = lazy(async () => ({ default: (await import('./Keys.tsx')).Keys }))
const RulesDialog = lazy(async () => ({ default: (await import('../learn/RulesDialog.tsx')).RulesDialog }))

export function AppKeys(): ReactNode {
  const [shown, show] = useState<'keys' | 'rules' | null>(null)
  useKeys(ANYWHERE, { keys: () => show('keys'), rules: () => show('rules') })
  const close = (): void => show(null)
  return (
    <Suspense>
      {shown === 'keys' && <Keys onClose={close} />}
      {shown === 'rules' && <RulesDialog onClose={close} />}
    </Suspense>
  )
}
