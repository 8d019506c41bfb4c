/**
 * What never changes in a game and is not worth copying, hashing or saving with every state: the map, the scenario's options, tables made from
 * them. A state that has such a thing keeps it in its field `setting`; it is made again from the game's origin when a save is opened.
 */
export function withoutSetting(state: unknown): unknown {
  if (typeof state !== 'object' || state === null || !('setting' in state)) return state
  const { setting: _, ...rest } = state
  return rest
}

/** A state read from a file, with the setting of one that was made from the same origin. */
export function withSettingOf(state: unknown, fresh: unknown): unknown {
  if (typeof fresh !== 'object' || fresh === null || !('setting' in fresh)) return state
  return { ...(state as object), setting: fresh.setting }
}
