import type { TerrainType } from './terrain.ts'

/**
 * 8.2.1: the terrain of the Pacific. Basis: the rulebook's text (lines 1667-1716), confidence high. Jungle is one level high as woods are, although the
 * play aids have it higher. Boards may name it themselves; where a scenario calls for PTO Terrain, `ptoTerrain` makes it of ordinary boards.
 */
const common = {
  building: null,
  woods: false,
  squads: 3,
  noMortars: false,
  takesAll: false,
  temHeDc: null,
  bogDrm: 0,
  collapsesTo: null,
} as const
const pacific = { openGround: false, concealment: true, rule: '8.2.1' } as const
const cover = { rallyBonus: true, routGoal: true, ambush: true } as const
const noCover = { rallyBonus: false, routGoal: false } as const
const obstacle = { sameLevel: 'obstacle', otherLevel: 'obstacle', height: 1 } as const
const dense = { inherent: true, squads: 2, noMortars: true, undergrowth: 'dense', bogDrm: 2 } as const
const tracks = { pays: 'halfOrAll', bogCheck: true } as const

const jungle = { ...common, ...pacific, ...cover, ...obstacle, woods: true, infantryMf: 4, fullyTracked: tracks } as const

export const JUNGLE: readonly TerrainType[] = [
  {
    ...jungle,
    id: 'light-jungle',
    name: 'light jungle',
    tem: 1,
    inherent: false,
    undergrowth: 'light',
    armoredCar: { pays: 'all', bogCheck: true },
  },
  { ...jungle, ...dense, id: 'dense-jungle', name: 'dense jungle', tem: 2, armoredCar: { pays: 'na' } },
  {
    ...jungle,
    ...dense,
    ...noCover,
    id: 'bamboo',
    name: 'bamboo',
    tem: 1,
    temHeDc: -1,
    takesAll: true,
    armoredCar: { pays: 'na' },
  },
  {
    ...common,
    ...pacific,
    ...noCover,
    ...entry(2, 2, 6),
    id: 'palm-trees',
    name: 'palm trees',
    tem: 0,
    sameLevel: 'hindrance',
    otherLevel: 'obstacle',
    height: 1,
    inherent: true,
    ambush: false,
    undergrowth: 'none',
  },
  {
    ...common,
    ...pacific,
    ...noCover,
    ...entry(4, 4, 8),
    id: 'kunai',
    name: 'kunai',
    tem: 0,
    sameLevel: 'hindrance',
    otherLevel: 'none',
    height: 0,
    inherent: false,
    ambush: true,
    undergrowth: 'dense',
  },
  {
    ...common,
    ...pacific,
    ...cover,
    ...entry(4, 4, 8),
    id: 'hut',
    name: 'hut',
    tem: 1,
    sameLevel: 'hindrance',
    otherLevel: 'hindrance',
    height: 1,
    inherent: false,
    building: 'wooden',
    noMortars: true,
    undergrowth: 'none',
    collapsesTo: 'collapsed-hut',
  },
  {
    ...common,
    ...pacific,
    ...noCover,
    ...entry(4, 4, 8),
    armoredCar: { pays: 'cost', mp: 8, bogCheck: true },
    id: 'collapsed-hut',
    name: 'collapsed hut',
    tem: 0,
    sameLevel: 'hindrance',
    otherLevel: 'none',
    height: 0,
    inherent: false,
    ambush: false,
    undergrowth: 'none',
  },
]

/** 8.2: what PTO Terrain makes of each kind of terrain; woods become light jungle where the scenario says so. Huts are a matter of what is drawn. */
export const PTO_TERRAIN: { readonly [from: string]: string } = {
  woods: 'dense-jungle',
  brush: 'bamboo',
  orchard: 'palm-trees',
  grain: 'kunai',
}

/** 8.2.1: along a path into jungle, in half MF. */
export const PATH_MF = 2

/** In half MF, and half MP of a fully tracked vehicle and an armored car. */
function entry(infantryMf: number, fullyTracked: number, armoredCar: number) {
  return { infantryMf, fullyTracked: { pays: 'cost', mp: fullyTracked }, armoredCar: { pays: 'cost', mp: armoredCar } } as const
}
