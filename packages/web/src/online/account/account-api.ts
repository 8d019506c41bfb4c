/** What the page asks the server about somebody's name. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser'
import { ask, post, type You } from '../api.ts'

export interface Passkey {
  readonly id: string
  readonly label: string
  readonly created: string
  readonly used: string | null
}

export interface SignedIn {
  readonly id: string
  readonly device: string
  readonly created: string
  readonly seen: string
  /** This browser. */
  readonly here: boolean
}

export interface AccountTold {
  readonly you: You
  readonly password: boolean
  readonly passkeys: readonly Passkey[]
  /** Recovery codes that are not used yet. */
  readonly codes: number
  readonly visits: readonly SignedIn[]
  /** He has shown who he is not long ago: how the name is kept may be changed. */
  readonly fresh: boolean
}

interface Taken {
  readonly you: You
  readonly codes: readonly string[]
}

export const account = {
  told: (): Promise<AccountTold> => ask('/account'),
  takeName: async (name: string, password: string): Promise<readonly string[]> => (await post<Taken>('/name', { name, password })).codes,
  takeNameByPasskey: async (name: string): Promise<readonly string[]> =>
    (await post<Taken>('/passkeys', { name, response: await made({ name }) })).codes,
  addPasskey: async (): Promise<unknown> => post('/passkeys', { response: await made({}) }),
  removePasskey: (id: string): Promise<unknown> => post(`/passkeys/${encodeURIComponent(id)}/remove`),
  signIn: (name: string, password: string): Promise<unknown> => post('/sign-in', { name, password }),
  signInByCode: (name: string, code: string): Promise<unknown> => post('/sign-in/code', { name, code }),
  signInByPasskey: async (): Promise<unknown> => post('/sign-in/passkey', { response: await shown() }),
  signOut: (): Promise<unknown> => post('/sign-out'),
  setPassword: (password: string): Promise<unknown> => post('/account/password', { password }),
  newCodes: async (): Promise<readonly string[]> => (await post<{ readonly codes: readonly string[] }>('/account/codes')).codes,
  endVisit: (id: string): Promise<unknown> => post(`/account/visits/${encodeURIComponent(id)}/end`),
  endOthers: (): Promise<unknown> => post('/account/visits/end-others'),
  exported: (): Promise<unknown> => ask('/account/export'),
  forget: (): Promise<unknown> => post('/account/delete'),
}

/** The browser makes a key, asking its owner as it sees fit. */
async function made(wish: { readonly name?: string }): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = await post<Parameters<typeof startRegistration>[0]['optionsJSON']>('/passkeys/begin', wish)
  return startRegistration({ optionsJSON }).catch(told)
}

async function shown(): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = await post<Parameters<typeof startAuthentication>[0]['optionsJSON']>('/sign-in/passkey/begin')
  return startAuthentication({ optionsJSON }).catch(told)
}

/** Why it was not made or shown, in a sentence; browsers tell little. */
function told(error: Error): never {
  if (error.name === 'NotAllowedError') throw new Error('No passkey was chosen. Nothing has changed.')
  if (error.name === 'InvalidStateError') throw new Error('This device has a passkey for your name already.')
  throw new Error('This browser could not do it. Take a password instead.')
}

/** Why there can be no passkeys here; null if there can. */
export function passkeyProblem(): string | null {
  if (/^(\d+\.){3}\d+$|^\[/.test(location.hostname)) {
    const isThisComputer = location.hostname === '127.0.0.1'
    return isThisComputer
      ? 'Passkeys need an address with a name: open this page as localhost to have one.'
      : 'Passkeys need an address with a name; this one is a number.'
  }
  if (!isSecureContext) return 'Passkeys need an encrypted address (https).'
  return typeof PublicKeyCredential === 'undefined' ? 'This browser has no passkeys.' : null
}
