import type { Modifier, Problem } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { Doing } from '../hooks.ts'
import type { Group, MoveMode, Transfer, UpfrontState } from '../state.ts'

const EXPOSED: Modifier = { rule: '17.8', label: 'on his way', value: 2 }
const NOBODY: readonly { readonly man: number; readonly modifier: Modifier }[] = []

/** 17.8, 17.83: who is on his way is attacked with both groups, before their own men, at +2; G-22: in the order in which they set out. */
export function attackedOnTheWay(s: UpfrontState, target: Group): readonly { readonly man: number; readonly modifier: Modifier }[] {
  if (s.transfers.length === 0) return NOBODY
  const men: { readonly man: number; readonly modifier: Modifier }[] = []
  for (const { man, from, to } of s.transfers) if (from === target.id || to === target.id) men.push({ man, modifier: EXPOSED })
  return men
}

/** 17.84, 17.92: who is pinned on his way, and no Hero has helped him, is back in his group; of those who form a group all are. */
export function settleTransfers(g: Upfront): undefined {
  const s = g.state
  if (s.transfers.length === 0 && s.newGroupOffers.length === 0) return
  for (const transfer of s.transfers.slice())
    if (s.men[transfer.man]!.pinned && s.transfers.includes(transfer)) {
      if (transfer.to < 0) returnForming(g, transfer.from, '17.92')
      else goBack(g, transfer, '17.84')
    }
  dropOffers(g)
}

/** 17.92: the men who were to form a group return to the one that they left. */
export function returnForming(g: Upfront, from: number, rule: '17.92'): void {
  for (const transfer of g.state.transfers.slice()) if (transfer.from === from && transfer.to < 0) goBack(g, transfer, rule)
}

/** The group to which they were going is gone: they return. */
export function lossTurnsBack(g: Upfront, group: Group): undefined {
  for (const transfer of g.state.transfers.slice()) if (transfer.to === group.id) goBack(g, transfer, '17.8')
}

function goBack(g: Upfront, transfer: Transfer, rule: '17.84' | '17.92' | '17.8'): void {
  const s = g.state
  const { man, from, to } = transfer
  s.transfers = s.transfers.filter((each) => each !== transfer)
  s.groups[from]!.men.push(man)
  s.groups[from]!.transferEnded = s.turn
  if (to >= 0) s.groups[to]!.transferEnded = s.turn
  g.emit({ type: 'transferReturns', rule, man, group: from })
}

/** What the enemy discarded on a group that will not be formed goes to the Discard pile. */
function dropOffers(g: Upfront): void {
  const s = g.state
  for (const offer of s.newGroupOffers.slice()) {
    if (s.transfers.some(({ from, to }) => from === offer.from && to < 0)) continue
    s.newGroupOffers = s.newGroupOffers.filter((each) => each !== offer)
    s.discard.push(offer.card)
  }
}

/** 17.8: both groups keep their range while a man is on his way, and until a turn has passed since. */
export function transferKeepsRange(s: UpfrontState, group: Group, mode: MoveMode): Problem | undefined {
  if (mode === 'sideways') return undefined
  for (const { from, to } of s.transfers)
    if (from === group.id || to === group.id) return held(group, 'while a man is on his way from or to it')
  if (group.transferEnded > 0 && s.turn - group.transferEnded < 2) return held(group, 'until a turn after a transfer has passed')
  return undefined
}

function held(group: Group, when: string): Problem {
  return { rule: '17.8', message: `Group ${group.letter} keeps its range ${when}.` }
}

/** 17.82: a group whose last man is on his way can only receive others. */
export function nobodyLeft(_s: UpfrontState, group: Group, doing: Doing): Problem | undefined {
  if (group.men.length > 0 || doing === 'receive') return undefined
  return { rule: '17.82', message: `Nobody is left in group ${group.letter}.` }
}
