/** 15.3: what an Overrun costs besides the hex, in half MP. */
export const OVERRUN_MP = 8
