/** Where a server may be sent by somebody else's words: only out to the net, never into the house that it stands in. */
import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const INSIDE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits)
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6')

export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return INSIDE.check(mapped)
  return INSIDE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Why nothing is sent there; null where it may be. Names are looked up when something is sent, not before: they may say something else by then. */
export function endpointProblem(endpoint: string): string | null {
  if (!URL.canParse(endpoint)) return 'This is no address of a push service.'
  const { protocol, hostname, username } = new URL(endpoint)
  const host = hostname.replace(/^\[|\]$/g, '')
  if (protocol !== 'https:' || username !== '') return 'A push service has an https address.'
  if (isIP(host) !== 0 && isInside(host)) return 'This push service lies inside the server’s own network.'
  return isIP(host) === 0 && !host.includes('.') ? 'This push service lies inside the server’s own network.' : null
}

/** Looks a name up as ever, and answers with nothing that lies inside. */
export const lookupOutside: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, '', 0)
    const outside = found.filter(({ address }) => !isInside(address))
    if (outside.length === 0) return done(new Error(`${hostname} lies inside the server's own network.`), '', 0)
    return options.all ? done(null, outside) : done(null, outside[0]!.address, outside[0]!.family)
  })
}
