/** Plain data in words, for people: `by blue, dice 3 2, modifiers smoke +3 (4), final 6`. */
export function describeFields(data: object, leaveOut: readonly string[] = []): string {
  return Object.entries(data)
    .filter(([field, value]) => value !== undefined && !leaveOut.includes(field))
    .map(([field, value]) => `${field} ${describeValue(value)}`)
    .join(', ')
}

/** An event as one line. */
export function describeEvent(event: { readonly type: string; readonly rule?: string }): string {
  const fields = describeFields(event, ['type', 'rule'])
  return `${event.type}${event.rule ? ` (${event.rule})` : ''}${fields ? `: ${fields}` : ''}`
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none'
    return value.map(describeValue).join(value.every((item) => typeof item !== 'object') ? ' ' : '; ')
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object' || value === null) return String(value)
  return isModifier(value) ? `${value.label} ${value.value < 0 ? '' : '+'}${value.value} (${value.rule})` : `[${describeFields(value)}]`
}

function isModifier(value: object): value is { rule: string; label: string; value: number } {
  return 'rule' in value && 'label' in value && 'value' in value && typeof value.value === 'number'
}
