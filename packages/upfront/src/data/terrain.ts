import type { Terrain } from './cards.ts'

/**
 * 8: what a terrain does besides the modifiers printed on its card (`TerrainFunction`). Source: the rulebook's section 8 and its summary in tables.
 */
export interface TerrainRules {
  /** 7.3: the owner of a group may reject it when it is discarded on him. */
  readonly rejectable: boolean
  /** 3.6: may be placed before play. */
  readonly initial: boolean
  /** 8.42: no Terrain card until two Movement cards lie on it, and the first of them sideways. */
  readonly needsTwoMoves: boolean
  /** 8.53: left only by fording. */
  readonly needsFord: boolean
  /** 8.22: a group with one Movement card on it is still in it as far as fire goes. */
  readonly hides: boolean
  /** 13.3: Wire may be laid in it; 13.3: in a Stream once it is forded. */
  readonly wire: 'yes' | 'no' | 'forded'
  /** 8.44, 8.54 */
  readonly repair: boolean
  /** 20.33 to 20.37: the column shift of a man who infiltrates from it; left is negative. */
  readonly infiltrateFrom: number
}

const ordinary: TerrainRules = {
  rejectable: true,
  initial: true,
  needsTwoMoves: false,
  needsFord: false,
  hides: false,
  wire: 'yes',
  repair: true,
  infiltrateFrom: 0,
}

const RULES: { readonly [T in Terrain]: TerrainRules } = {
  OpenGround: { ...ordinary, rejectable: false, initial: false, infiltrateFrom: 2 },
  Brush: { ...ordinary, infiltrateFrom: -2 },
  Woods: { ...ordinary, infiltrateFrom: -1 },
  Buildings: ordinary,
  Hill: { ...ordinary, infiltrateFrom: 1 },
  Gully: { ...ordinary, hides: true },
  Walls: ordinary,
  Marsh: { ...ordinary, needsTwoMoves: true, wire: 'no', repair: false },
  Stream: { ...ordinary, rejectable: false, needsFord: true, wire: 'forded', repair: false },
  Minefield: { ...ordinary, rejectable: false, initial: false },
  Pillbox: { ...ordinary, wire: 'no' },
}

export function terrainRules(terrain: Terrain): TerrainRules {
  return RULES[terrain]
}
