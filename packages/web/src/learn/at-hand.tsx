/** The glossary of the game on the screen: what references to rules open. */
import { createContext, type ReactNode, useEffect } from 'react'
import type { Glossary } from './glossary.ts'

export const AtHand = createContext<Glossary | null>(null)

let lastUsed: Glossary | null = null

/** The glossary that was last at hand, for places that belong to no game. */
export const lastGlossary = (): Glossary | null => lastUsed

export function GlossaryAtHand({ glossary, children }: { readonly glossary: Glossary; readonly children: ReactNode }): ReactNode {
  useEffect(() => {
    lastUsed = glossary
  }, [glossary])
  return <AtHand value={glossary}>{children}</AtHand>
}
