/** A set-up of the Starter Kit in the making, or an entry. */
import { type AslskState, type Deployment, typeOf } from '@firegroup/aslsk'
import { DeploymentDraft, type DeploymentForm } from '../../../../play/controller/deployment-draft.ts'
import { nameOf, placeOf } from '../../../../play/controller/draft.ts'
import type { AslskDesktop } from '../kinds.ts'

interface Group {
  readonly id: string
  readonly name: string
  readonly units: readonly number[]
  readonly weapons: readonly number[]
  readonly hexes: readonly string[]
}

export class SetupDraft extends DeploymentDraft<AslskState> {
  readonly isEntry: boolean

  constructor(desk: AslskDesktop) {
    super(desk, formOf(desk))
    this.isEntry = desk.question.kind === 'enter'
  }

  label(unit: number): string {
    return typeOf(this.s, this.s.units[unit]!).label
  }
}

function formOf({ s, question }: AslskDesktop): DeploymentForm {
  const { groups } = question.about as { groups: readonly Group[] }
  return {
    groups: groups.map(({ hexes, ...group }) => ({ ...group, places: hexes })),
    deed: question.kind === 'enter' ? 'They come here' : 'Set up here',
    read: (candidate) => {
      const { units, weapons } = candidate as Deployment
      return { units: units.map(({ unit, hex }) => ({ unit, at: hex })), weapons }
    },
    write: ({ units, weapons }): Deployment => ({
      type: 'place',
      units: units.map(({ unit, at }) => ({ unit, hex: at })),
      weapons: [...weapons],
    }),
    hexOf: (name) => placeOf(s, name),
    hexName: (hex) => nameOf(s, hex),
  }
}
