import { badInput } from '../errors.ts'
import { checkWritable, writeText } from '../files.ts'

/** A result in a form of its own, and where it was ordered to: a file, or '-' for standard output. */
export interface Output {
  readonly to: string | undefined
  readonly text: () => string
}

/** To be asked before hours of play, not after. */
export function checkOutputs(targets: readonly (string | undefined)[]): void {
  const given = targets.filter((target) => target !== undefined)
  const twice = given.find((target, i) => given.indexOf(target) !== i)
  if (twice === '-') throw badInput('Only one of --json and --csv can go to standard output.')
  if (twice !== undefined) throw badInput(`--json and --csv can't both go to '${twice}'.`)
  for (const target of given) if (target !== '-') checkWritable(target)
}

/** Writes what was ordered. The report for people is printed unless standard output is taken. */
export function writeOutputs(outputs: readonly Output[], report: () => string, print: (text: string) => void): void {
  for (const { to, text } of outputs) if (to !== undefined && to !== '-') writeText(to, `${text()}\n`)
  const printed = outputs.find(({ to }) => to === '-')
  print((printed?.text ?? report)())
}
