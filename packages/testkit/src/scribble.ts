/** Changes everything in a value that can be changed: what it shares with another value shows there. */
export function scribble(value: unknown, seen = new Set<object>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  if (ArrayBuffer.isView(value)) {
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    for (let i = 0; i < bytes.length; i++) bytes[i] = bytes[i]! ^ 0xff
    return
  }
  const target = value as Record<string, unknown>
  for (const key of Object.keys(target)) {
    const member = target[key]
    scribble(member, seen)
    if (!Object.isFrozen(target)) {
      if (typeof member === 'number') target[key] = member + 1
      else if (typeof member === 'string') target[key] = `${member}~`
      else if (typeof member === 'boolean') target[key] = !member
      else if (member === null) target[key] = 0
    }
  }
  if (Array.isArray(value) && !Object.isFrozen(value)) value.push(0)
}
