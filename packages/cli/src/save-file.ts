import { parseSave, type Save } from '@firegroup/kernel'
import { badInput } from './errors.ts'
import { readBytes } from './files.ts'
import { type ListedSystem, systemOf } from './systems.ts'

/** A save from a file, with the system that can play it. */
export function readSave(file: string): { save: Save; system: ListedSystem } {
  const reading = parseSave(readBytes(file))
  if (!reading.ok) throw badInput(`${file}: ${reading.problems[0]!.message}`)
  const save = reading.value
  const system = systemOf(save.system, file)
  if (save.rules > system.version)
    throw badInput(
      `${file}: this save was made by version ${save.rules} of the ${system.id} rules, but this program has ${system.version}: update Firegroup to open it.`,
    )
  return { save, system }
}
