/**
 * What never changes in a game and is not worth copying, hashing or saving with every state: the map, the scenario's options, tables made from
 * them. A state that has such a thing keeps it in its field `setting`; it is made again from the game's origin when a save is opened.
 */
export function withoutSetting(state: unknown): unknown {
  if (typeof state !== 'object' || state === null || !('setting' in state)) return state
  const { setting: _, ...rest } = state
  return rest
}

/**
 * A state that comes without its setting, with that of one that was made from the same origin: as it is by now, where a system says that play changes
 * something of it.
 */
export function withSettingOf<S>({ settle }: { readonly settle?: (state: S) => void }, state: unknown, fresh: unknown): unknown {
  if (typeof fresh !== 'object' || fresh === null || !('setting' in fresh)) return state
  const whole = { ...(state as object), setting: fresh.setting }
  settle?.(whole as S)
  return whole
}
