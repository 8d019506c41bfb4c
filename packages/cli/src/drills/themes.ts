import type { DrillTheme } from '@firegroup/lab'

type ThemeOf = (kind: string, ways: readonly unknown[]) => DrillTheme | null

const typed = (ways: readonly unknown[], type: string): boolean => ways.some((way) => (way as { readonly type?: string }).type === type)

/** What a question asks for, by system; null for what makes no drill. */
export const THEMES: { readonly [system: string]: ThemeOf } = {
  aslsk: (kind, ways) => {
    if (/^(prepFire|defensiveFire|advancingFire)$/.test(kind)) return typed(ways, 'fire') ? 'shot' : null
    if (kind === 'firstFire') return typed(ways, 'fire') ? 'hold' : null
    if (kind === 'closeCombat') return 'fight'
    return kind === 'move' || kind === 'advance' || kind === 'rout' ? kind : null
  },
  lnlt: (kind, ways) => {
    if (kind === 'opportunityFire') return typed(ways, 'fire') ? 'hold' : null
    if (kind === 'act') return typed(ways, 'fire') ? 'shot' : 'act'
    if (kind === 'step') return 'move'
    if (kind === 'melee') return 'fight'
    return kind === 'impulse' ? 'impulse' : null
  },
  upfront: (kind, ways) => {
    if (kind === 'act') return typed(ways, 'fire') ? 'shot' : 'card'
    if (kind === 'concealment') return 'conceal'
    if (kind === 'attack') return 'hold'
    return kind === 'discard' ? 'discard' : null
  },
}

/** Answers that nobody would think of, or that only tidy up. */
const IDLE = ['panic', 'reorder', 'crew', 'uncrew', 'drop', 'destroy', 'transfer']

export const isAnswer = (decision: unknown): boolean => !IDLE.includes((decision as { readonly type?: string }).type ?? '')
