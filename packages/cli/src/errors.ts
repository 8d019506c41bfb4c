import { plainText } from './shell.ts'

/** Something that the person at the command line has to know: one sentence, and the exit code. */
export class Complaint extends Error {
  override readonly name = 'Complaint'
  readonly exitCode: number

  constructor(message: string, exitCode: number) {
    super(message)
    this.exitCode = exitCode
  }
}

/** A file, an option or a decision that can't be used. What it quotes of a file may hold line breaks; the sentence does not. */
export function badInput(message: string): Complaint {
  return new Complaint(plainText(message.replace(/\s*\p{Cc}+\s*/gu, ' ')), 2)
}

/** Everything could be read, but it does not hold. */
export function failed(message: string): Complaint {
  return new Complaint(plainText(message), 1)
}
