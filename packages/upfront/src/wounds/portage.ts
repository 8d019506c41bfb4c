import { LEGAL, oneOf, type Rules, variants } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { UpfrontQuestion } from '../questions.ts'
import type { Group, Man, UpfrontState } from '../state.ts'
import { layDownSecondary, layDownWeapon } from '../weapons/loose.ts'
import { weaponName } from '../weapons/secondary.ts'
import { letGo } from '../weapons/take.ts'

export interface Portage {
  readonly type: 'drop'
  readonly what: 'weapon' | 'secondary'
}
const CHOICES: readonly Portage[] = [
  { type: 'drop', what: 'secondary' },
  { type: 'drop', what: 'weapon' },
]
export const portageSchema = variants({ drop: { what: oneOf('weapon', 'secondary') } })

/** 33.6: of two weapons a wounded man leaves one, whichever his player likes. */
export function* dropOne(g: Upfront, man: Man, group: Group): Rules<void> {
  const { what } = yield* g.ask(man.side, portageQuestion(g.state, man))
  if (what === 'secondary') {
    layDownSecondary(g, man, group)
    return
  }
  layDownWeapon(g, man, group)
  letGo(g, man)
}

function portageQuestion(s: UpfrontState, man: Man): UpfrontQuestion<'portage'> {
  const [own, other] = [weaponName(s, man.weapon), weaponName(s, man.secondary)]
  return {
    kind: 'portage',
    title: `${s.setting.roster[man.id]!.name} is wounded and can’t carry both the ${own} and the ${other}. Which does he leave?`,
    rule: '33.6',
    schema: portageSchema,
    about: { man: man.id },
    candidates: () => CHOICES,
    problems: () => LEGAL,
  }
}
