/** For a program that soon ends: optimizing PGlite's code takes longer than it saves. Options of node. */
export const quickStart = ['--liftoff-only']
