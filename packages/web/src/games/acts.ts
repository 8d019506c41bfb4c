/** Which acts the drafts of a game have controls for. */

type TypeOf<D> = D extends { readonly type: infer T extends string } ? T : never

/**
 * Every question of a game by its kind, and every act of it by its type: whether its draft has a control for it. Without one it stands in the list of
 * what is also possible. 'list': the question is a plain list anyway; 'whole': its draft makes decisions that have no types. The compiler asks for every
 * question and every act; what a module brings is in no record, and so in the list.
 */
export type Controls<Questions extends { readonly [K in keyof Questions]: { readonly decision: unknown } }> = {
  readonly [K in keyof Questions]:
    | 'list'
    | ([TypeOf<Questions[K]['decision']>] extends [never] ? 'whole' : { readonly [T in TypeOf<Questions[K]['decision']>]: boolean })
}

type Control = 'list' | 'whole' | { readonly [type: string]: boolean }

/** A record of controls, asked about any decision. A question that it does not know is answered by a plain list, which leaves nothing out. */
export function controls(record: { readonly [kind: string]: Control }): (kind: string, decision: unknown) => boolean {
  return (kind, decision) => {
    const known = Object.hasOwn(record, kind) ? record[kind]! : 'list'
    if (typeof known === 'string') return true
    const { type = '' } = decision as { readonly type?: string }
    return Object.hasOwn(known, type) && known[type] === true
  }
}
