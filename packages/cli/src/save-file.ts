import type { Save } from '@firegroup/kernel'
import { type MatchRecord, parseRecord } from '@firegroup/table'
import { badInput } from './errors.ts'
import { readBytes } from './files.ts'
import { type ListedSystem, systemOf } from './systems.ts'

/** A save from a file, bare or in a match that the app has exported, with the system that can play it. */
export function readSave(file: string): { save: Save; system: ListedSystem; practice: boolean; record: MatchRecord } {
  const reading = parseRecord(readBytes(file), { id: 'file', name: file, begun: '', players: {} })
  if (!reading.ok) throw badInput(`${file}: ${reading.problems[0]!.message}`)
  const { save, practice } = reading.value
  const system = systemOf(save.system, file)
  if (save.rules > system.version)
    throw badInput(
      `${file}: this save was made by version ${save.rules} of the ${system.id} rules, but this program has ${system.version}: update Firegroup to open it.`,
    )
  return { save, system, practice: practice !== undefined, record: reading.value }
}
