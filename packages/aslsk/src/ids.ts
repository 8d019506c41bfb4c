declare const brand: unique symbol

/** A number that stands for something, and is not to be had from any other number by accident. */
type Branded<K extends string> = number & { readonly [brand]: K }

/** A unit, by its index in `state.units`. */
export type UnitId = Branded<'unit'>
/** A support weapon, by its index in `state.weapons`. */
export type WeaponId = Branded<'weapon'>
/** A marker: numbers are never given twice. */
export type MarkerId = Branded<'marker'>

/** A unit or Weapon that whoever reads this can't look at: under a concealment counter (8.3). */
export const UNSEEN = -2

/** No unit: where one might be named. */
export const NOBODY = -1 as UnitId
