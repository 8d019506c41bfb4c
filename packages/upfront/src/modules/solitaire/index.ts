import { keep, keptBy, type ModuleState } from '@firegroup/kernel'
import type { Upfront } from '../../context.ts'
import type { TerrainPlay } from '../../hooks.ts'
import type { Card, Group, Side, UpfrontState } from '../../state.ts'
import type { UpfrontModule } from '../module.ts'

/** 49.12: how many cards of each hand lie face down: the last ones. */
interface FaceDown {
  axis: number
  allied: number
}

const state: ModuleState<UpfrontState, FaceDown> = {
  begin: () => ({ axis: 0, allied: 0 }),
  clone: (kept) => ({ ...kept }),
  view: (kept) => ({ ...kept }),
  read: () => ({ ok: true, value: { axis: 0, allied: 0 } }),
}
const ID = { id: 'solitaire', state } as const

/** 49.12: what everyone sees of a hand where both lie open; nothing where they don't. */
export function openHand(s: UpfrontState, side: Side): readonly Card[] | undefined {
  const down = keptBy(s, ID)
  const { hand } = s.sides[side]
  return down && hand.slice(0, hand.length - down[side])
}

/** They are turned over. */
function turnUp(s: UpfrontState, side: Side): void {
  const down = keptBy(s, ID)
  if (down && down[side] > 0) keep(s, ID, { ...down, [side]: 0 })
}

/** 49: both hands open on the table, for one person who plays both sides. */
export const solitaire: UpfrontModule = {
  id: 'solitaire',
  title: 'Open hands',
  sentence:
    'For one person on both sides: both hands lie open, and new cards stay face down until that side’s turn, or until it is attacked.',
  steps: [
    {
      key: 'turn.openHand',
      phase: 'turn',
      order: 101,
      run({ state: s }: Upfront) {
        turnUp(s, s.active)
        return undefined
      },
    },
  ],
  state,
  hooks: {
    handDrawn: [
      ({ state: s }, side, cards) => {
        const down = keptBy(s, ID)
        if (down) keep(s, ID, { ...down, [side]: down[side] + cards.length })
      },
    ],
    attacked: [({ state: s }, side) => turnUp(s, side)],
    terrainPlayed: [
      ({ state: s }: Upfront, group: Group, { how }: TerrainPlay) => {
        if (how === 'offered') turnUp(s, group.side)
      },
    ],
  },
  glossary: [
    {
      id: 'open-hands',
      name: 'Open hands',
      rules: ['49.12'],
      text: 'Both hands lie face up. Cards that fill a hand stay face down until that side’s turn, or until the enemy attacks it or discards Terrain on one of its moving groups: so each side still has something that nobody counts on.',
      also: ['solitaire'],
      see: ['hand'],
    },
  ],
}
