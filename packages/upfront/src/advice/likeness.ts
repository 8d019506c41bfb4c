import type { UpfrontQuestions } from '../questions.ts'
import type { Card, UpfrontState } from '../state.ts'

type Act = UpfrontQuestions['act']['decision']

/** 4.2: changes for the sake of change; nothing that these players could see comes of them. */
const IDLE: ReadonlySet<string> = new Set<Act['type']>([
  'reorder',
  'handOver',
  'abandon',
  'withdraw',
  'leaveHeavy',
  'changeGuard',
  'exchange',
  'panic',
])

/** What a decision comes to: the same act of the same group, whatever card it takes; the same discard, of whichever of two equal cards. */
export function likeness(s: UpfrontState, kind: string, decision: unknown): string | null {
  if (kind === 'act') return actLikeness(decision as Act)
  if (kind === 'discard') return discardLikeness(s, decision as UpfrontQuestions['discard']['decision'])
  return JSON.stringify(decision)
}

function actLikeness(act: Act): string | null {
  if (IDLE.has(act.type) || ('letter' in act && act.letter !== undefined)) return null
  switch (act.type) {
    case 'fire':
    case 'ordnance':
      return `${act.type} ${act.group} ${act.target}`
    case 'move':
      return `move ${act.group} ${act.mode} ${act.flank ?? ''} ${act.encircle ?? ''}`
    case 'terrain':
      return `terrain ${act.group} ${act.faceDown}`
    case 'transfer':
      return act.to === undefined ? null : `transfer ${act.group} ${act.to}`
    default:
      return `${act.type} ${'group' in act ? act.group : ''}`
  }
}

function discardLikeness(s: UpfrontState, decision: UpfrontQuestions['discard']['decision']): string {
  if (decision.type === 'none') return 'none'
  const each = decision.cards.map(({ card, as, on = '' }) => `${as} ${on} ${useOf(s, card)}`)
  return each.sort().join(', ')
}

/** What the side may play a card as. */
function useOf({ setting, active }: UpfrontState, card: Card): string {
  return JSON.stringify(setting.usable[active][card] ?? [])
}
