/** A decision in the making: what the player has chosen so far, what that would do, and what the engine says to it. */
import type { AslskState, FireDeclaration, Place, Side } from '@firegroup/aslsk'
import type { Problem, Question } from '@firegroup/kernel'
import type { Fates, Risk } from '../../worker/computer.ts'

export type MarkTone = 'selected' | 'target' | 'aim' | 'option' | 'area' | 'refused' | 'path' | 'enemy'

/** What the board shows on a hex. `label` is large, `detail` small, `risk` of 1 tints. */
export interface HexMark {
  readonly place: Place
  readonly tone: MarkTone
  readonly label?: string
  readonly detail?: string
  readonly risk?: number
}

export interface Line {
  readonly from: Place
  readonly to: Place
}

/** What Enter would do, in words for the button. */
export interface Ready {
  readonly decision: unknown
  readonly label: string
  readonly tone: 'fire' | 'move' | 'plain'
}

/** All that a draft knows of the game. */
export interface Desktop {
  readonly s: AslskState
  readonly seat: Side
  readonly question: Question<unknown>
  changed(): void
  risks(units: readonly number[], mode: 'assault' | 'double' | undefined, tell: (risk: Risk) => void): void
  fates(declared: FireDeclaration): Promise<Fates>
}

export interface Draft {
  /** Which view shows it. */
  readonly view: 'fire' | 'move' | 'advance' | 'rout' | 'combat' | 'setup' | 'list'
  /** What Enter would decide now; null while there is nothing. */
  readonly ready: Ready | null
  /** What the engine has against the draft as it stands. */
  readonly problems: readonly Problem[]
  /** A hex was clicked. Returns why nothing came of it, or null. */
  chooseHex(place: Place): Problem | null
  /** Takes back the last choice; false when there was none. */
  back(): boolean
  /** Own hexes with somebody who can still act, in order. */
  readonly actors: readonly Place[]
  readonly marks: readonly HexMark[]
  readonly path: readonly Place[]
  readonly lines: readonly Line[]
}

export function nameOf(s: AslskState, place: Place): string {
  return place >= 0 ? s.setting.map.grid.idOf(place) : 'off the map'
}

export function placeOf(s: AslskState, name: string): Place {
  const { grid } = s.setting.map
  return grid.has(name) ? grid.indexOf(name) : -1
}

export const percent = (share: number): string => {
  const rounded = Math.round(share * 100)
  return `${share > 0 && rounded === 0 ? 1 : share < 1 && rounded === 100 ? 99 : rounded}%`
}

/** The risk of a hex in a word: the worst single shot, and whether residual fire lies there. */
export const riskWords = (harm: number, residual: number): string => {
  const shot = harm === 0 ? 'safe' : percent(harm)
  return residual === 0 ? shot : harm === 0 ? 'residual' : `${shot} + residual`
}

/** Movement factors from halves: '1½'. */
export const factors = (halves: number): string => {
  const whole = Math.floor(halves / 2)
  return halves % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`
}

export const unique = <T>(items: Iterable<T>): T[] => [...new Set(items)]
