/** A push service and the browser behind it, for tests: takes what is posted, and reads it as only that browser can (RFC 8291). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Posted {
  readonly path: string
  readonly headers: { readonly [name: string]: unknown }
  readonly said: { readonly kind: string; readonly tag: string; readonly title?: string; readonly body?: string; readonly to?: string }
  readonly text: string
}

export class PushService {
  readonly posted: Posted[] = []
  /** What it answers. */
  status = 201
  readonly #ecdh = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly #server: Server

  constructor() {
    this.#ecdh.generateKeys()
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const text = this.#read(Buffer.concat(chunks))
        this.posted.push({ path: request.url ?? '', headers: request.headers, text, said: JSON.parse(text) as Posted['said'] })
        response.writeHead(this.status).end()
      })
    })
  }

  start(): Promise<void> {
    return new Promise((done) => this.#server.listen(0, '127.0.0.1', done))
  }

  stop(): void {
    this.#server.close()
  }

  /** A browser that takes notices through it. */
  subscription(path = '/one'): { readonly endpoint: string; readonly p256dh: string; readonly auth: string } {
    const { port } = this.#server.address() as AddressInfo
    const p256dh = this.#ecdh.getPublicKey().toString('base64url')
    return { endpoint: `http://127.0.0.1:${port}${path}`, p256dh, auth: this.#auth.toString('base64url') }
  }

  #read(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const length = body[20]!
    const theirs = body.subarray(21, 21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), theirs])
    const key = hkdfSync('sha256', this.#ecdh.computeSecret(theirs), this.#auth, info, 32)
    const part = (what: string, size: number): Buffer =>
      Buffer.from(hkdfSync('sha256', Buffer.from(key), salt, Buffer.from(`Content-Encoding: ${what}\0`), size))
    const sealed = body.subarray(21 + length)
    const open = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
    open.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }
}
