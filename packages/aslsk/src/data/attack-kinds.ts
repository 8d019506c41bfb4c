import type { Modifier } from '@firegroup/kernel'

/** A kind of attack on the IFT: what of the reckoning counts for it. What strikes whom, and when, is with the rules that make it. */
export interface AttackKind {
  /** `Attack.means`. */
  readonly kind: string
  readonly rule: string
  /** It comes along a LOS from the hexes of its firers; otherwise it breaks out in the Location of its targets. */
  readonly aimed: boolean
  /** Whether TEM counts; not against flames (4.2) whatever this says. */
  readonly tem: boolean
  /** Whether Smoke and Hindrances count: those of the LOS, or of the Location itself. */
  readonly hindrance: boolean
  /** 6.6: whether a Gun's shield counts against what is brought there through its CA; where a Gun may be hit with its crew, it is not judged here. */
  readonly shield?: true
  /** 8.2.1: an explosion, against which some cover is another. */
  readonly blast: boolean
  /** What counts for every attack of this kind. */
  readonly drm?: Modifier
  /** It stands instead of the kind of this name that there was. */
  readonly replaces?: true
  /** How it is told where nobody fires it: 'The demolition charge goes off'. */
  readonly words?: string
}

export const ATTACK_KINDS: readonly AttackKind[] = [
  { kind: 'fire', rule: '3.2', aimed: true, tem: true, hindrance: true, blast: false },
  { kind: 'residual', rule: '3.3.5', aimed: false, tem: true, hindrance: true, blast: false, words: 'Residual fire attacks' },
  {
    kind: 'charge',
    rule: '4.3',
    aimed: false,
    tem: true,
    hindrance: true,
    shield: true,
    blast: true,
    words: 'The demolition charge goes off',
  },
  { kind: 'ordnance', rule: '3.2.4', aimed: false, tem: true, hindrance: true, blast: false, words: 'The shell bursts' },
  { kind: 'closeDefence', rule: '3.8', aimed: false, tem: false, hindrance: false, blast: false },
  { kind: 'backblast', rule: '4.4.3', aimed: false, tem: false, hindrance: false, blast: false },
]
