/** What Enter would do with activated units, in words. */
import type { Ready } from '../../../../play/controller/draft.ts'
import type { Decision } from '../kinds.ts'
import { placeName } from '../words.ts'
import type { ActDraft } from './act-draft.ts'
import { SHELL_LABELS } from './activities.ts'
import { legWords } from './drive-part.ts'

export function readyTo(draft: ActDraft, decision: object): Ready {
  const { s, move, drive } = draft
  const { type } = decision as Decision
  switch (draft.activity) {
    case 'fire':
      return { decision, label: `Fire at ${placeName(s, draft.fire.at!)}`, tone: 'fire' }
    case 'guns':
      return { decision, label: `Fire at ${draft.guns.shot!.at}`, tone: 'fire' }
    case 'assaultFire':
      return { decision, label: `Fire, then move to ${draft.assaultTo}`, tone: 'fire' }
    case 'move': {
      const [first] = move.path
      return {
        decision,
        label: move.path.length > 1 ? `First step, ${placeName(s, first!)}` : `Go to ${placeName(s, first!)}`,
        tone: 'move',
      }
    }
    case 'drive':
      return { decision, label: legWords(s, drive.legs[0]!, s.units[drive.unit!]!.laid!.facing), tone: 'move' }
    case 'passengers':
      return { decision, label: type === 'board' ? 'Get on' : 'Get off', tone: 'move' }
    case 'smoke':
      return { decision, label: `Lay Smoke in ${draft.smoke!.at}`, tone: 'plain' }
    case 'melee':
      return { decision, label: `Fight in ${placeName(s, draft.at!)}`, tone: 'fire' }
    case 'withdraw':
      return { decision, label: 'Try to withdraw', tone: 'move' }
    case 'shells':
      return { decision, label: SHELL_LABELS[type] ?? 'Fire', tone: 'fire' }
    case 'mounts':
      return { decision, label: type === 'dismount' ? 'Get off' : 'Hit & Run', tone: type === 'dismount' ? 'move' : 'fire' }
    case 'tunnel':
      return { decision, label: `Tunnel to ${(decision as { readonly to?: string }).to}`, tone: 'move' }
    case 'claymore':
      return { decision, label: 'Lay the Claymore', tone: 'plain' }
    case 'collapse':
      return { decision, label: `Bring ${(decision as { readonly at?: string }).at} down`, tone: 'fire' }
    case 'assaultShot':
      return { decision, label: `Fire, then move to ${(decision as { readonly to?: string }).to}`, tone: 'fire' }
    case 'tearDown':
      return { decision, label: 'Tear the Barricade down', tone: 'fire' }
    case 'flames':
      return { decision, label: type === 'brave' ? 'Face the fire' : 'Fight the fire', tone: 'plain' }
    default:
      return { decision, label: 'Let the Sniper fire', tone: 'fire' }
  }
}
