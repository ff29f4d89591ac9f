/** Options of node for a short program: optimizing PGlite's code takes longer than it saves. */
export const quickStart = ['--liftoff-only']
