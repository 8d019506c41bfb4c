/** A set-up in the making: hexes and floors, who carries what, and which weapons stand on their tripods. */

import type { Problem } from '@firegroup/kernel'
import { type Deployment, hexOf, type LnltState, type Location, locationNamed, typeOfWeapon, type Unit } from '@firegroup/lnlt'
import { DeploymentDraft, type DeploymentForm } from '../../../../play/controller/deployment-draft.ts'
import type { LnltDesktop } from '../kinds.ts'

interface About {
  /** Otherwise only weapons are given out. */
  readonly onMap: boolean
  readonly groups: readonly {
    readonly id: string
    readonly name: string
    readonly units: readonly number[]
    readonly weapons: readonly number[]
    readonly locations: readonly string[]
  }[]
}

export class SetupDraft extends DeploymentDraft<LnltState> {
  readonly onMap: boolean
  readonly #assembled: Set<number>

  constructor(desk: LnltDesktop) {
    const assembled = new Set<number>()
    super(desk, formOf(desk, assembled))
    this.onMap = (desk.question.about as About).onMap
    this.#assembled = assembled
  }

  /** Where a unit would be. */
  locationOf(unit: Unit): Location {
    const name = this.placeNameOf(unit.id)
    return name === undefined ? unit.at : locationNamed(this.s.setting, name)
  }

  /** The other places in the hex of a unit where it may stand: floors. */
  floorsOf(unit: number): readonly string[] {
    const now = this.placeNameOf(unit)
    const group = this.groups.find(({ units }) => units.includes(unit))
    if (now === undefined || !group) return []
    return group.places.filter((name) => name !== now && this.form.hexOf(name) === this.placeOfUnit(unit))
  }

  changeFloor(unit: number, name: string): Problem | null {
    return this.putAt([unit], name)
  }

  hasTripod(weapon: number): boolean {
    return this.onMap && typeOfWeapon(this.s, this.s.weapons[weapon]!).tripod !== null
  }

  isAssembled(weapon: number): boolean {
    return this.#assembled.has(weapon)
  }

  override remember(): () => void {
    const putBack = super.remember()
    const assembled = [...this.#assembled]
    return () => {
      putBack()
      this.#assembled.clear()
      for (const weapon of assembled) this.#assembled.add(weapon)
    }
  }

  flip(weapon: number): void {
    if (!this.#assembled.delete(weapon)) this.#assembled.add(weapon)
    this.desk.changed()
  }
}

function formOf({ s, question }: LnltDesktop, assembled: Set<number>): DeploymentForm {
  const { groups, onMap } = question.about as About
  return {
    groups: groups.map(({ locations, ...group }) => ({ ...group, places: locations })),
    deed: onMap ? 'Set up here' : 'Give them out so',
    read: (candidate) => {
      const { units, weapons } = candidate as Deployment
      assembled.clear()
      for (const each of weapons) if (each.assembled) assembled.add(each.weapon)
      return { units, weapons: weapons.map(({ weapon, unit }) => ({ weapon, unit })) }
    },
    write: ({ units, weapons }): Deployment => ({
      units,
      weapons: weapons.map((each) => (assembled.has(each.weapon) ? { ...each, assembled: true } : each)),
    }),
    hexOf: (name) => hexOf(locationNamed(s.setting, name)),
    hexName: (hex) => s.setting.map.grid.idOf(hex),
  }
}
