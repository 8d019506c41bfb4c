import { type Viewer, viewModules } from '@firegroup/kernel'
import { openHand } from './modules/solitaire/index.ts'
import { type Card, cloneState, type Placed, type Side, type SideState, type UpfrontState } from './state.ts'

/**
 * All that a viewer may know: everything on the table and his own hand. Hidden are the other hand, what lies face down, what was discarded unseen, the Draw
 * pile and how many cards are left in it (16.21). 41.7: `shown` are the hands that others show him.
 */
export function view(state: UpfrontState, viewer: Viewer, shown: readonly Side[] = []): unknown {
  const { setting, deck: _, discard: __, modules: ___, sides, groups, ...table } = cloneState(state)
  return {
    scenario: setting.scenario.id,
    decks: setting.scenario.decks,
    ...table,
    groups: groups.map((group) => ({ ...group, stack: group.stack.map((placed) => asSeen(placed, viewer)) })),
    ...(state.modules ? { modules: viewModules(state, viewer) } : {}),
    sides: {
      axis: sideAsSeen(sides.axis, viewer === 'axis' || shown.includes('axis'), openHand(state, 'axis')),
      allied: sideAsSeen(sides.allied, viewer === 'allied' || shown.includes('allied'), openHand(state, 'allied')),
    },
  }
}

/** 8.1: only who played it knows what lies face down. */
function asSeen(placed: Placed, viewer: Viewer): Placed {
  return placed.as === 'open' && placed.by !== viewer ? { ...placed, card: 0 } : placed
}

/** 49.12: `open` is what everyone sees of the hand, where hands lie open. */
function sideAsSeen({ hand, secret: _, ...side }: SideState, seesHand: boolean, open: readonly Card[] | undefined): unknown {
  return { ...side, held: hand.length, ...(seesHand ? { hand } : {}), ...(open ? { open } : {}) }
}
