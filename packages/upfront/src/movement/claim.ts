import type { Problem } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { Group, Placed, UpfrontState } from '../state.ts'
import type { MoveAction } from './move.ts'

/** 17: something that may be claimed with a Movement card besides moving: to flank, to encircle, to change the letter. */
export interface MoveClaim {
  /** Adds this move again with each claim that may be made with it. */
  candidates(s: UpfrontState, group: Group, move: MoveAction, out: MoveAction[]): void
  /** What is wrong with the claim that this move makes; nothing for a move without one. */
  problems(s: UpfrontState, group: Group, move: MoveAction): readonly Problem[]
  /** The Movement card lies on the group now. */
  placed(g: Upfront, group: Group, placed: Placed, move: MoveAction): void
}
