/** A mail server that takes everything and sends nothing on, for tests. */
import { type AddressInfo, createServer, type Server } from 'node:net'

export class MailServer {
  readonly mails: { readonly to: string; readonly text: string }[] = []
  readonly #server: Server

  constructor() {
    this.#server = createServer((socket) => {
      let to = ''
      let text: string | null = null
      const say = (line: string): void => void socket.write(`${line}\r\n`)
      let rest = ''
      say('220 test')
      socket.on('error', () => socket.destroy())
      socket.on('data', (chunk) => {
        const lines = (rest + String(chunk)).split('\r\n')
        rest = lines.pop()!
        for (const line of lines) {
          if (text !== null) {
            if (line === '.') {
              // long lines are folded, and odd letters written out: as they were meant
              this.mails.push({
                to,
                text: text
                  .replace(/=\n/g, '')
                  .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
              })
              text = null
              say('250 taken')
            } else text += `${line}\n`
          } else if (/^DATA/i.test(line)) {
            text = ''
            say('354 go on')
          } else if (/^RCPT TO:<(.*)>/i.test(line)) {
            to = /<(.*)>/.exec(line)![1]!
            say('250 yes')
          } else if (/^QUIT/i.test(line)) {
            say('221 bye')
            socket.end()
          } else say('250 yes')
        }
      })
    })
  }

  async start(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.#server.close()
  }
}
