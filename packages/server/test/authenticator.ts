/** A passkey as a device would make and show it, for tests: P-256, no attestation. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const PRESENT_AND_VERIFIED = 0x05
const WITH_KEY = 0x40

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const url64 = (data: Buffer | string): string => Buffer.from(data).toString('base64url')

interface Asked {
  readonly challenge: string
  readonly rp?: { readonly id?: string }
  readonly rpId?: string
}

export class Authenticator {
  readonly origin: string
  readonly #id = randomBytes(16)
  readonly #key: KeyObject
  readonly #point: Buffer
  counter = 0

  constructor(origin: string) {
    this.origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    const { x, y } = publicKey.export({ format: 'jwk' })
    this.#point = Buffer.concat([Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')])
  }

  /** What a browser answers when it has made the key. */
  make({ challenge, rp }: Asked): object {
    const length = Buffer.from([0, this.#id.length])
    const authData = Buffer.concat([this.#data(rp!.id!, WITH_KEY), Buffer.alloc(16), length, this.#id, this.#cose()])
    // a map of three: 'fmt', 'attStmt', 'authData', as CBOR writes them
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, authData.length]),
      authData,
    ])
    const response = {
      clientDataJSON: url64(this.#client('webauthn.create', challenge)),
      attestationObject: url64(attestation),
      transports: [],
    }
    return this.#answer(response)
  }

  /** What a browser answers when the key is shown. */
  show({ challenge, rpId }: Asked): object {
    this.counter++
    const authData = this.#data(rpId!, 0)
    const client = this.#client('webauthn.get', challenge)
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), this.#key)
    return this.#answer({ clientDataJSON: url64(client), authenticatorData: url64(authData), signature: url64(signature) })
  }

  #answer(response: object): object {
    const id = url64(this.#id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  #data(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT_AND_VERIFIED | flags]), counter])
  }

  /** {1: 2, 3: -7, -1: 1, -2: x, -3: y} */
  #cose(): Buffer {
    const [x, y] = [this.#point.subarray(0, 32), this.#point.subarray(32)]
    return Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]), x, Buffer.from([0x22, 0x58, 32]), y])
  }
}
