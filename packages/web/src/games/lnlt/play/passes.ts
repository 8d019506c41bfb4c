/** Where a player of Lock 'n Load need not be asked, and by what his order to hold goes. */
import { type FireDeclaration, type FirePreview, hexOf, type LnltState, locationNamed, terrainAt } from '@firegroup/lnlt'
import type { KnownQuestion } from '../../../play/controller/known-question.ts'
import type { HoldParts, PassParts } from '../../game.ts'

/** Weapons are handed about, laid down and broken up only if one wants it; one that lies there is worth a question. */
const IDLE: readonly string[] = ['give', 'drop', 'destroy', 'flip']

export const passes: PassParts<LnltState> = {
  questions: {
    rally: { about: 'rally', text: 'Nothing to rally.' },
    impulse: { about: 'moves', text: 'Nobody can act.' },
    act: { about: 'moves', text: 'Nobody else can act.' },
    opportunityFire: { about: 'fire', text: 'Nobody has a target.' },
  },
  isIdle: (decision) => IDLE.includes((decision as { readonly type?: string }).type ?? ''),
}

export const hold: HoldParts<LnltState> = {
  conditions: (kind) => (kind === 'opportunityFire' ? ['adjacent', 'open', 'odds'] : []),
  phase: ({ turn, phase }) => `${turn} ${phase}`,
  held: (_, question) => `Held fire at ${aboutOf(question).at}`,
  occasion(s, _seat, question) {
    const { at } = aboutOf(question)
    const hex = hexOf(locationNamed(s.setting, at))
    const shots = (question.candidates() as readonly { readonly type: string }[]).filter(
      (each): each is FireDeclaration & { readonly type: 'fire' } => each.type === 'fire',
    )
    const { grid } = s.setting.map
    return {
      adjacent: shots.some(({ firers }) => firers.some(({ unit }) => grid.distance(hexOf(s.units[unit]!.at), hex) <= 1)),
      open: terrainAt(s.setting, hex).los === 'open',
      // the figure that dock and board show
      odds: shots.reduce((best: number | null, shot) => {
        const preview = question.preview(shot) as FirePreview | null
        return preview ? Math.max(best ?? 0, preview.anyEffect / preview.of) : best
      }, null),
    }
  },
}

const aboutOf = ({ about }: KnownQuestion): { readonly at: string } => about as { readonly at: string }
