/** The kinds of counter that may lie on a map, by name: the base game's and those of its modules. Nobody brings what another has. */
export function markersWith<M extends { readonly kind: string }>(
  base: readonly M[],
  modules: readonly { readonly markers?: readonly M[] }[],
): ReadonlyMap<string, M> {
  const kinds = new Map<string, M>()
  for (const marker of [...base, ...modules.flatMap(({ markers }) => markers ?? [])]) {
    if (kinds.has(marker.kind)) throw new Error(`A module brings the marker '${marker.kind}', which there is already.`)
    kinds.set(marker.kind, marker)
  }
  return kinds
}
