/** How each nation's counters look. Another nation is another entry. */
export interface NationLook {
  /** The nation's name in the design tokens: its base, figure and deep colours. */
  readonly palette: string
  readonly helmet: string
  readonly cap: string
  readonly roundel: string
  /** Weapons whose outline differs from the common one. */
  readonly weapons?: { readonly [art: string]: string }
}

const NATIONS: { readonly [nation: string]: NationLook } = {
  german: { palette: 'german', helmet: 'flared', cap: 'peaked', roundel: 'bar-cross' },
  russian: {
    palette: 'russian',
    helmet: 'round',
    cap: 'peaked',
    roundel: 'red-star',
    weapons: { LMG: 'LMG-pan', MMG: 'MMG-wheels', HMG: 'HMG-wheels' },
  },
  soviet: {
    palette: 'russian',
    helmet: 'round',
    cap: 'peaked',
    roundel: 'red-star',
    weapons: { LMG: 'LMG-pan', MMG: 'MMG-wheels', HMG: 'HMG-wheels' },
  },
  american: { palette: 'american', helmet: 'netted', cap: 'barred', roundel: 'white-star', weapons: { LMG: 'LMG-box', HMG: 'HMG-bare' } },
  british: {
    palette: 'british',
    helmet: 'brimmed',
    cap: 'beret',
    roundel: 'blue-target',
    weapons: { LMG: 'LMG-top', MMG: 'MMG-jacket' },
  },
  french: { palette: 'french', helmet: 'crested', cap: 'kepi', roundel: 'red-target' },
  freeFrench: { palette: 'french', helmet: 'crested', cap: 'kepi', roundel: 'red-target' },
  italian: { palette: 'italian', helmet: 'deep', cap: 'pointed', roundel: 'green-bars' },
  japanese: { palette: 'japanese', helmet: 'starred', cap: 'field', roundel: 'sun' },
  finnish: { palette: 'finnish', helmet: 'visored', cap: 'field', roundel: 'blue-cross' },
  partisan: { palette: 'partisan', helmet: 'eared', cap: 'eared', roundel: 'diamond' },
  alliedMinor: { palette: 'minor', helmet: 'deep', cap: 'peaked', roundel: 'ring' },
  dutch: { palette: 'minor', helmet: 'deep', cap: 'peaked', roundel: 'ring' },
  nva: { palette: 'nva', helmet: 'starred', cap: 'field', roundel: 'red-star' },
  vc: { palette: 'nva', helmet: 'brimmed', cap: 'field', roundel: 'diamond' },
  arvn: { palette: 'minor', helmet: 'netted', cap: 'barred', roundel: 'ring' },
  argentine: { palette: 'french', helmet: 'netted', cap: 'peaked', roundel: 'ring' },
  mujahideen: { palette: 'partisan', helmet: 'eared', cap: 'eared', roundel: 'diamond' },
  axisMinor: { palette: 'minor', helmet: 'visored', cap: 'peaked', roundel: 'ring' },
}

const PLAIN: NationLook = { palette: 'information', helmet: 'deep', cap: 'peaked', roundel: 'ring' }

export const nationLook = (nation: string): NationLook => NATIONS[nation] ?? PLAIN
