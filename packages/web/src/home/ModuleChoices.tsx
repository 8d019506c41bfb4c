/** The optional rules of a game, to be switched on for a new one: whatever its system has, by title and sentence. */
import type { ModuleCard } from '@firegroup/kernel'
import { type ReactNode, useState } from 'react'

interface ModuleChoicesProps {
  readonly modules: readonly ModuleCard[]
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: readonly string[]) => void
}

export function ModuleChoices({ modules, chosen, onChoose }: ModuleChoicesProps): ReactNode {
  const [shown] = useState(chosen.length > 0)
  if (modules.length === 0) return null
  return (
    <details className="new-modules" open={shown}>
      <summary>Optional rules{chosen.length > 0 && <small> {chosen.length} on</small>}</summary>
      {modules.map(({ id, title, sentence }) => (
        <label key={id} className="ui-choice">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={(event) => onChoose(switched(modules, chosen, id, event.currentTarget.checked))}
          />
          <span>
            <strong>{title}</strong>
            <span>{sentence}</span>
          </span>
        </label>
      ))}
    </details>
  )
}

/** In the order of the system's own list, whatever was switched first: two who choose the same play the same. */
function switched(modules: readonly ModuleCard[], chosen: readonly string[], id: string, on: boolean): readonly string[] {
  return modules.map((module) => module.id).filter((each) => (each === id ? on : chosen.includes(each)))
}

/** What a scenario turns on by itself. */
export function modulesIn(scenario: object): readonly string[] {
  const { modules } = scenario as { readonly modules?: readonly string[] }
  return modules ?? []
}

/** The scenario with these modules on; as it was where they are its own, so that a plain game stays plain. */
export function withModules(scenario: object, chosen: readonly string[]): object {
  const own = modulesIn(scenario)
  if (own.length === chosen.length && own.every((id) => chosen.includes(id))) return scenario
  const { modules: _, ...plain } = scenario as { readonly modules?: unknown }
  return chosen.length === 0 ? plain : { ...plain, modules: chosen }
}
