/**
 * The numbers of the advisory locks that one process holds at a time, arbitrary and different: two that share one wait for
 * each other. A lock of two numbers has its own space. Never change one: an old process may run beside a new one.
 */
export const locks = {
  migration: 5_014_733,
  retention: 5_014_734,
  eventos: 5_014_735,
  importacao: 5_014_736,
  /** The first start: the institution's lists. */
  listas: 5_014_737,
  /** The first start: the demo data. */
  seed: 5_014_738,
} as const
