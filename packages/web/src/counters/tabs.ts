import type { Bearing } from './face.ts'

/** States that ride on a counter's top edge: sign, word and colour, and how they are said aloud. */
export interface TabLook {
  readonly word: string
  readonly glyph: string
  readonly colour: string
  readonly said: string
}

export const TABS = {
  prep: { word: 'PREP', glyph: 'flash', colour: '#b4432b', said: 'prep fired' },
  fired: { word: 'FIRED', glyph: 'flash', colour: '#b4432b', said: 'fired' },
  first: { word: '1ST', glyph: 'flash', colour: '#a8620f', said: 'first fired' },
  final: { word: 'FINAL', glyph: 'flash', colour: '#8e241a', said: 'final fired' },
  pinned: { word: 'PIN', glyph: 'pin-arrow', colour: '#1f1f1a', said: 'pinned' },
  dm: { word: 'DM', glyph: 'triangle', colour: '#8e241a', said: 'under desperation morale' },
  cx: { word: 'CX', glyph: 'drop', colour: '#7a5a33', said: 'counter-exhausted' },
  wounded: { word: 'WND', glyph: 'cross', colour: '#8e241a', said: 'wounded' },
  malfunctioned: { word: 'MALF', glyph: 'spanner', colour: '#8e241a', said: 'malfunctioned' },
  moved: { word: 'MOVED', glyph: 'steps', colour: '#1e6b74', said: 'moved' },
  assault: { word: 'ASLT', glyph: 'steps', colour: '#7a3e86', said: 'assault moving' },
  melee: { word: 'MELEE', glyph: 'swords', colour: '#6a1b3d', said: 'in melee' },
  crawl: { word: 'CRAWL', glyph: 'prone', colour: '#5b6b2a', said: 'low crawling' },
  stealth: { word: 'STLTH', glyph: 'query', colour: '#2e4b3a', said: 'moving by Stealth' },
  done: { word: 'DONE', glyph: 'hourglass', colour: '#55564a', said: 'done' },
  concealed: { word: 'CONC', glyph: 'query', colour: '#55564a', said: 'concealed' },
  banzai: { word: 'BANZAI', glyph: 'star', colour: '#b4232b', said: 'in a Banzai Charge' },
  berserk: { word: 'BSK', glyph: 'star', colour: '#8e241a', said: 'berserk' },
  fanatic: { word: 'FAN', glyph: 'star', colour: '#85600f', said: 'fanatic' },
  motion: { word: 'MOT', glyph: 'arrow', colour: '#1e6b74', said: 'in Motion' },
  exposed: { word: 'CE', glyph: 'hatch', colour: '#3e6b3a', said: 'crew exposed' },
  buttoned: { word: 'BU', glyph: 'hatch', colour: '#35332a', said: 'buttoned up' },
  shaken: { word: 'SHKN', glyph: 'burst', colour: '#8e241a', said: 'Shaken' },
  stunned: { word: 'STUN', glyph: 'burst', colour: '#6a1b3d', said: 'stunned' },
  shaken1: { word: '+1', glyph: 'burst', colour: '#6a1b3d', said: 'plus one for having been stunned' },
  shock: { word: 'SHOCK', glyph: 'burst', colour: '#8e241a', said: 'shocked' },
  unknown: { word: 'UK', glyph: 'query', colour: '#8e241a', said: 'perhaps killed' },
  immobile: { word: 'IMMOB', glyph: 'chain', colour: '#7a3e0c', said: 'immobilized' },
  hullDown: { word: 'HULL DN', glyph: 'prone', colour: '#5b6b2a', said: 'hull down' },
  emplaced: { word: 'EMPL', glyph: 'prone', colour: '#6b5432', said: 'emplaced' },
  bogged: { word: 'BOG', glyph: 'mud', colour: '#6b5432', said: 'bogged' },
  mired: { word: 'MIRED', glyph: 'mud', colour: '#4e3b20', said: 'mired' },
  recalled: { word: 'RECALL', glyph: 'back', colour: '#34465a', said: 'recalled' },
  bounding: { word: 'BOUND', glyph: 'flash', colour: '#7a5a1e', said: 'bounding fired' },
  intensive: { word: 'INT', glyph: 'flash', colour: '#6a1b3d', said: 'intensive fired' },
  lowAmmo: { word: 'LOW', glyph: 'shell', colour: '#8a6410', said: 'low on ammunition' },
  flying: { word: 'FLYING', glyph: 'arrow', colour: '#2c5a7a', said: 'flying' },
  hovering: { word: 'HOVER', glyph: 'ring', colour: '#1e6b74', said: 'hovering' },
  aboard: { word: 'ON', glyph: 'arrow', colour: '#34465a', said: 'on board' },
  foxhole: { word: 'FOXH', glyph: 'prone', colour: '#6b5432', said: 'in a foxhole' },
  trench: { word: 'TRENCH', glyph: 'prone', colour: '#6b5432', said: 'in a trench' },
  sangar: { word: 'SANGAR', glyph: 'prone', colour: '#6b5432', said: 'in a sangar' },
  shellhole: { word: 'HOLES', glyph: 'prone', colour: '#6b5432', said: 'in the cover of shellholes' },
  wire: { word: 'WIRE', glyph: 'chain', colour: '#7a3e0c', said: 'on the wire' },
  beneath: { word: 'UNDER', glyph: 'chain', colour: '#5b6b2a', said: 'beneath the wire' },
  pillbox: { word: 'PBOX', glyph: 'hatch', colour: '#55564a', said: 'in the pillbox' },
  crest: { word: 'CREST', glyph: 'prone', colour: '#5b6b2a', said: 'at the Crest' },
  bridge: { word: 'BRIDGE', glyph: 'arrow', colour: '#55564a', said: 'on the bridge' },
  tunnel: { word: 'TUNNEL', glyph: 'hatch', colour: '#35332a', said: 'in the tunnel' },
  sewer: { word: 'SEWER', glyph: 'hatch', colour: '#35332a', said: 'in the sewers' },
  hidden: { word: 'HIP', glyph: 'eye-shut', colour: '#2e4b3a', said: 'hidden' },
} as const satisfies { readonly [name: string]: TabLook }

export type TabName = keyof typeof TABS

export interface PlacedTab {
  readonly name: TabName
  readonly look: TabLook
  readonly x: number
  readonly y: number
  readonly width: number
  /** Without its word. */
  readonly short: boolean
}

export const TAB_HEIGHT = 22
const GAP = 2
/** A row may stand out a little on both sides of the counter. */
const ROW = { left: -3, right: 106 }
/** The tab overlaps the edge of the card, never what is printed. */
const LOWEST = -18
const ABOVE_ARROWS = -46

/**
 * Tabs side by side on the top edge, further rows above the first; `below` are states of counters underneath, by their signs alone. They give way to arrows
 * on the top edge: to one by standing in a column on the other side, to two by standing above both.
 */
export function placeTabs(
  names: readonly TabName[],
  below: readonly TabName[] = [],
  arrows: readonly Bearing[] = [],
): readonly PlacedTab[] {
  const [onLeft, onRight] = [arrows.some(isTopLeft), arrows.some(isTopRight)]
  let [x, y] = [ROW.left, onLeft && onRight ? ABOVE_ARROWS : LOWEST]
  return [...names, ...below].map((name, i) => {
    const look = TABS[name]
    const short = i >= names.length
    const width = short ? 23 : 24.5 + look.word.length * 9.1
    if (onLeft !== onRight) {
      const placed = { name, look, x: onLeft ? ROW.right - width : ROW.left, y, width, short }
      y -= TAB_HEIGHT + GAP
      return placed
    }
    if (x > ROW.left && x + width > ROW.right) [x, y] = [ROW.left, y - TAB_HEIGHT - GAP]
    const placed = { name, look, x, y, width, short }
    x += width + GAP
    return placed
  })
}

const around = (bearing: Bearing): number => ((bearing % 360) + 360) % 360
const isTopLeft = (bearing: Bearing): boolean => around(bearing) > 315
const isTopRight = (bearing: Bearing): boolean => around(bearing) < 45
