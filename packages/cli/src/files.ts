import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readJson } from '@firegroup/kernel'
import { badInput } from './errors.ts'

/** A file as it is: whether it is text at all is for its reader to say. */
export function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch (error) {
    throw badInput(whyNot(error, file, 'read'))
  }
}

/** What a JSON file holds, read strictly. */
export function readJsonFile(file: string): unknown {
  const reading = readJson(readBytes(file), 'this')
  if (!reading.ok) throw badInput(`${file}: ${reading.problems[0]!.message}`)
  return reading.value
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw badInput(whyNot(error, file, 'read'))
  }
}

/** The whole file or none of it: it gets its name when it is complete. */
export function writeText(file: string, text: string): void {
  const unfinished = `${file}.part`
  try {
    writeFileSync(unfinished, text)
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw badInput(whyNot(error, file, 'written'))
  }
}

/** Complains now rather than when there is something to write. Leaves everything as it was. */
export function checkWritable(file: string): void {
  const isNew = !existsSync(file)
  try {
    closeSync(openSync(file, 'a'))
    if (isNew) rmSync(file)
  } catch (error) {
    throw badInput(whyNot(error, file, 'written'))
  }
}

function whyNot(error: unknown, file: string, verb: string): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' && verb === 'read') return `There is no file '${file}'.`
  if (code === 'ENOENT') return `'${file}' can't be written: there is no such folder.`
  if (code === 'EISDIR') return `'${file}' is a folder, not a file.`
  if (code === 'EACCES' || code === 'EPERM') return `'${file}' can't be ${verb}: permission denied.`
  return `'${file}' can't be ${verb}: ${message}.`
}

/** A table that a command goes on with: a line a row. A new file, or one that was never finished, has none. */
export function readTable<R>(file: string): { [name: string]: R } {
  try {
    return readJsonFile(file) as { [name: string]: R }
  } catch {
    return {}
  }
}

export function writeRows(file: string, table: { readonly [name: string]: unknown }): void {
  const rows = Object.entries(table).map(([name, row]) => `  ${JSON.stringify(name)}: ${JSON.stringify(row)}`)
  writeText(file, `{\n${rows.join(',\n')}\n}\n`)
}
