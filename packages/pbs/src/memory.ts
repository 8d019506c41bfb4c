import type { Side } from '@firegroup/aslsk'

/*
 * What the procedure remembers, as plain data beside the game (`state.modules.pbs`): saved, replayed, undone and hashed with it. How long a thing is
 * remembered is where it stands: what belongs to an expenditure lies inside the Location entry, that inside the MPh, that inside the game. Whoever opens a
 * new one of them (`openMph`, `openEntry`, `openExpenditure`) forgets all that lay inside the old.
 */

/** Of the whole game. */
export interface Memory {
  /** The place in the procedure's own sequence of dice. */
  dice: number
  /** Of the enemy MPh that is being answered; absent before the first. */
  mph?: MphMemory
  /** PBS-DEF-11: what was last said of a vehicle's entering: in which MPh, with how much of its MP spent, and which hex; -1 for none. */
  bump?: { turn: number; attacker: Side; unit: number; spent: number; hex: number }
  /** Hidden stacks that are somewhere in an area; absent where there are none. */
  hip?: HipMemory
  /** Dummies and Shifts; absent where the part is off. */
  dummies?: DummyMemory
}

/** PBS-HIP: stacks off the map, and what can hide none any more. */
export interface HipMemory {
  stacks: HipStack[]
  /** PBS-HIP-54: hexes that were moved through. */
  secured: number[]
}

export type Behaviour = 'ambush' | 'surpriseShort' | 'surpriseLong' | 'control'

/** PBS-HIP-01: units of one Location that are hidden together; a Gun or a vehicle by itself. */
export interface HipStack {
  side: Side
  units: number[]
  behaviour: Behaviour
  /** PBS-HIP-06: where its counters lie; none for Control, which has its own off the map (GAPS B17). */
  counters: number[]
  /** The hexes in which it may appear. */
  area: number[]
  /** PBS-HIP-45: 0 to -4. */
  labor: number
  /** PBS-HIP-44, PBS-HIP-50: what it has tried in this Player Turn, so that it does not twice. */
  tried: string[]
  /** PBS-HIP-47: the Player Turn in which its counters may not move, as 'turn side'. */
  frozen?: string
}

/** PBS-DUM: what of each side's concealment counters is nobody, and who may Shift. */
export interface DummyMemory {
  /** Concealment counters that the order of battle gives. */
  allotted: { [side: string]: number }
  /** Where dummies lie, each counter once. */
  at: { side: Side; hex: number }[]
  /** Units under Potential Dummy Stack counters. */
  real: number[]
  /** Shifts in this phase: how many counted, and whether there are any more. */
  phase: { key: string; made: number; ended: boolean }
}

/** Forgotten with the next MPh. */
export interface MphMemory {
  turn: number
  attacker: Side
  /** PBS-FD-04: the last Fire Discipline of this MPh. */
  discipline?: Discipline
  /** PBS-CFF-11: how many CFFTC were made against each Scout, by the unit's id; `firer`: by which Location, where that counts (GAPS B9). */
  scoutChecks: { unit: number; firer: number; checks: number }[]
  /** PBS-OFT-09: the moving-target DRM with which each weapon made its last OFTC at each vehicle. */
  oftc: { weapon: number; vehicle: number; moving: number; harm: number }[]
  /** PBS-OFT-09: the vehicle that sits and is looked at no more until it moves on. */
  still?: number
  /** Of the Location entry that is being answered. */
  entry?: EntryMemory
}

/** Forgotten when somebody else moves, or the mover enters another Location. */
export interface EntryMemory {
  at: number
  units: number[]
  /** PBS-FPF-04: the firers who have taken their FPF check at this entry. */
  fpf: number[]
  /** PBS-HIP-10: the check for hidden stacks has been made. */
  hipChecked?: true
  expenditure?: ExpenditureMemory
}

/** Forgotten with the next expenditure. */
export interface ExpenditureMemory {
  /** Which of this MPh (`state.expenditures`). */
  number: number
  /** Where the walk goes on when it is asked again: the nodes that wait, the innermost last. Empty: it is over, and there is nothing more to do. */
  stack: { tree: string; node: string }[]
  /** PBS-CON-08: attacks made on it. */
  attacks: number
  /** PBS-SOP-13, PBS-SOP-19: what the mover is and does; absent before that is settled. */
  flags?: Flags
  /** PBS-FF-09: the segments of attack that are left, each by the kinds of firer that it holds. */
  segments?: string[][]
  /** The segment that is being gone through. */
  segment?: string[]
  /** Fire on the IFT: absent before its firers are listed. */
  ift?: IftMemory
  /** Ordnance: absent before its weapons are listed. */
  ordnance?: OrdnanceMemory
  /** PBS-OFT-12: the last ordnance that has attacked, with its strength; absent while none has. */
  ordnanceFired?: { weapon: number; strength: number }
  /** The vehicle whose Motion attempt is being looked at. */
  motionNow?: number
  /** PBS-MOT-02: vehicles marked for a Motion attempt. */
  motion: number[]
  /** PBS-SOP-14: hidden stacks have been looked for. */
  searched?: true
  /** PBS-ODM-22: a hidden stack is being revealed. */
  revealing?: true
}

export type Discipline = 'interdiction' | 'suppression'

/** What the mover is and does, as the DEFENDER sees it. */
export interface Flags {
  /** PBS-DEF-20: the Victory Locations that it threatens, by hex; empty for none. */
  threatens: number[]
  scout: boolean
  /** PBS-DEF-10: the hex that it is about to enter; -1 for none. */
  bump: number
  /** Assault Movement. */
  assault: boolean
  /** The hex on which a demolition charge is being placed; -1 for none. */
  charge: number
  /** How many MMC move. */
  mmc: number
}

/** Who fires on the IFT: candidates left, and the one that is being looked at. */
export interface IftMemory {
  /** Locations left, the next first. `alone`: a Weapon that forms no group with the others there. */
  left: { at: number; alone?: number }[]
  /** The one that is being looked at; absent between two. */
  now?: FirerMemory
}

/** A Location that may fire. */
export interface FirerMemory {
  at: number
  alone?: number
  /** What would fire, each a unit's own FP or one of its Weapons; settled at I18. */
  set: Element[]
  /** Who directs; -1 for nobody. */
  leader: number
  /** How it would fire. */
  state: 'first' | 'sff' | 'fpf'
  /** PBS-SFF-13: what it fires instead, with the decision as the rules take it. */
  instead?: { readonly type: string }
}

/** One thing that fires: a unit's own FP, or one of its Weapons. */
export interface Element {
  readonly unit: number
  /** -1: the unit's own FP. */
  readonly weapon: number
}

/** Which weapons are left to be tested, and what has fired. */
export interface OrdnanceMemory {
  left: number[]
  now?: number
}

/** A new enemy MPh: nothing of the one before counts. */
export function openMph(memory: Memory, turn: number, attacker: Side): MphMemory {
  memory.mph = { turn, attacker, scoutChecks: [], oftc: [] }
  return memory.mph
}

/** A new Location entry, or another stack. */
export function openEntry(mph: MphMemory, at: number, units: readonly number[]): EntryMemory {
  mph.entry = { at, units: [...units], fpf: [] }
  return mph.entry
}

/** A new expenditure; the walk begins at the root. */
export function openExpenditure(entry: EntryMemory, number: number, root: { tree: string; node: string }): ExpenditureMemory {
  entry.expenditure = { number, stack: [root], attacks: 0, motion: [] }
  return entry.expenditure
}
