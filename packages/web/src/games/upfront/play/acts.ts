/**
 * How each act of a turn is shown. The compiler asks for every act of the rules; one that a module brings stands under 'Other', by its own words,
 * until somebody gives it a better place.
 */
import type { TurnDecision } from '@firegroup/upfront'

/** In the order of the dock. */
export const SECTIONS = [
  { name: 'Fire', folded: false },
  { name: 'Move', folded: false },
  { name: 'Rally', folded: false },
  { name: 'Beside', folded: false },
  { name: 'Close in', folded: false },
  { name: 'Weapons', folded: false },
  { name: 'Other', folded: false },
  { name: 'Crew', folded: true },
  { name: 'Men between groups', folded: true },
  { name: 'Let a pinned man go', folded: true },
] as const

type Section = (typeof SECTIONS)[number]['name']

interface ActPart {
  /** Under which heading it is offered; null where a control of its own offers it. */
  readonly section: Section | null
  /** 'can fire, move, rally': what a group can do with a card, before it is chosen. */
  readonly verb?: string
}

/** What a player looks for first stands first. */
const ACTS: { readonly [T in TurnDecision['type']]: ActPart } = {
  fire: { section: 'Fire', verb: 'fire' },
  ordnance: { section: 'Fire', verb: 'fire its gun' },
  overrun: { section: 'Fire', verb: 'overrun' },
  move: { section: 'Move', verb: 'move' },
  unbog: { section: 'Move', verb: 'get free' },
  buttonUp: { section: 'Other' },
  mend: { section: 'Weapons' },
  terrain: { section: 'Move', verb: 'stop in terrain' },
  removeWire: { section: 'Move', verb: 'cut Wire' },
  enter: { section: 'Move', verb: 'bring reinforcements' },
  clearMines: { section: 'Move', verb: 'clear mines' },
  create: { section: 'Move', verb: 'form a group' },
  rally: { section: 'Rally', verb: 'rally' },
  hero: { section: 'Rally', verb: 'use a Hero' },
  smoke: { section: 'Rally', verb: 'lay Smoke' },
  sniperCheck: { section: 'Rally', verb: 'look for the Sniper' },
  fireMission: { section: 'Fire', verb: 'call artillery' },
  infiltrate: { section: 'Close in', verb: 'infiltrate' },
  closeCombat: { section: 'Close in', verb: 'attack hand to hand' },
  withdraw: { section: 'Close in' },
  repair: { section: 'Weapons' },
  acquire: { section: 'Weapons' },
  handOver: { section: 'Weapons' },
  abandon: { section: 'Weapons' },
  leaveHeavy: { section: 'Weapons' },
  exchange: { section: 'Weapons' },
  changeGuard: { section: 'Men between groups' },
  crew: { section: 'Crew' },
  uncrew: { section: 'Crew' },
  receive: { section: 'Men between groups' },
  transfer: { section: 'Men between groups', verb: 'send men' },
  panic: { section: 'Let a pinned man go' },
  // men are put in a new order by a control of their own, and the turn is ended by the button that ends things
  reorder: { section: null },
  done: { section: null },
}

/** All of them have a place in the dock. */
export const ACT_CONTROLS = Object.fromEntries(Object.keys(ACTS).map((type) => [type, true])) as {
  readonly [T in keyof typeof ACTS]: true
}

const PARTS: ReadonlyMap<string, ActPart> = new Map(Object.entries(ACTS))
const ORDER: readonly string[] = [...PARTS.keys()]
/** Acts of optional rules and of teams that players look for where such things stand. */
const OF_MODULES: { readonly [type: string]: ActPart } = {
  observe: { section: 'Fire', verb: 'look for them' },
  starshell: { section: 'Fire', verb: 'fire a starshell' },
  oasis: { section: 'Move', verb: 'look for an oasis' },
  banzai: { section: 'Close in', verb: 'charge' },
  banzaiCombat: { section: 'Close in', verb: 'fight hand to hand' },
  counterAttack: { section: 'Close in', verb: 'strike back' },
  cancelBanzai: { section: 'Close in' },
  fireAcross: { section: 'Beside', verb: 'fire across' },
  mortarAcross: { section: 'Beside', verb: 'fire ordnance across' },
  flankAcross: { section: 'Beside', verb: 'flank across' },
  cross: { section: 'Beside', verb: 'go over' },
  gather: { section: 'Beside', verb: 'work off the divider' },
  leaveDivider: { section: 'Beside', verb: 'come in' },
  contact: { section: 'Beside', verb: 'call by radio' },
}
const UNKNOWN: ActPart = { section: 'Other' }

export const partOf = (type: string): ActPart => PARTS.get(type) ?? OF_MODULES[type] ?? UNKNOWN

/** Smaller stands before greater; what nobody placed comes last. */
export const rankOf = (type: string): number => (PARTS.has(type) ? ORDER.indexOf(type) : ORDER.length)
