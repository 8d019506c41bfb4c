/** 3.8: an attack as it is declared: who attacks whom. */
export interface DeclaredAttack {
  readonly by: readonly number[]
  readonly on: readonly number[]
  /** 3.8: with which of its weapons a vehicle attacks; all that it has left, if nothing is said. */
  readonly weapons?: readonly number[]
}
